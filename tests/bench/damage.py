"""Damaged records: each must end in a table or in a refusal, and none may take a second.

python -m tests.bench.damage [RECORDS A GAME]
"""

import sys
from collections import Counter
from random import Random
from time import process_time

from tqdm import tqdm

from cakeapp.core import registry
from cakeapp.core.errors import CakeError
from cakeapp.services import session as sessions
from tests.services.mutations import MUTATIONS, record

RECORDS = 20_000
LONGEST = 1.0  # seconds of CPU


def damage(key: str, records: int) -> None:
    rng, ends, slowest = Random(f"damage {key}"), Counter[str](), 0.0
    for number in tqdm(range(records), desc=key, unit="record", disable=not sys.stderr.isatty()):
        if number % 20 == 0:
            whole = record(key, rng.choice(registry.info(key).seats), rng)
        mutate = MUTATIONS[number % len(MUTATIONS)]
        found = mutate(whole, rng)
        text = found.decode(errors="replace") if isinstance(found, bytes) else found
        started = process_time()
        try:
            sessions.go_on("damaged", text, None)  # type: ignore[arg-type]
        except CakeError:
            ends["refused"] += 1
        else:
            ends["played on"] += 1
        slowest = max(slowest, process_time() - started)
    refused = sum(count for end, count in ends.items() if end.endswith("refused"))
    print(
        f"{key}: {records} damaged records, {refused} refused, {records - refused} played on, slowest {slowest:.3f} s"
    )
    assert slowest < LONGEST


def main() -> None:
    for key in registry.discover():
        damage(key, int(sys.argv[1]) if len(sys.argv) > 1 else RECORDS)


if __name__ == "__main__":
    main()
