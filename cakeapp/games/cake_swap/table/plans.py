"""Where everything lies at the table of Cake Swap, for each form and size."""

from cakeapp.games.cake_swap.table.phone import phone
from cakeapp.games.cake_swap.table.round import round_table
from cakeapp.games.cake_swap.table.sideways import sideways
from cakeapp.games.cake_swap.table.tablet import tablet
from cakeapp.scene.plan import Form, Places
from cakeapp.scene.scene import Scene


def plan(scene: Scene, form: Form) -> Places:
    return {"phone": phone, "sideways": sideways, "tablet": tablet, "round": round_table}[form.kind](scene, form)
