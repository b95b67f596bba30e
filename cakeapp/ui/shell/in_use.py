"""Another app holds the folder with all that is kept: nothing can be done here until it lets go."""

from cakeapp.ui.shell.page import Page


class InUsePage(Page):
    def again(self) -> None:
        self.app.unpack()
