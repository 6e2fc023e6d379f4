"""Tables as CSV text, under comment lines "# key: value" that say how to make them again."""

import csv
import io
from collections.abc import Iterable, Mapping, Sequence


def csv_text(metadata: Mapping[str, str], columns: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """A line a row, without any locale; None is written as nothing."""
    text = io.StringIO()
    for key, value in metadata.items():
        text.write(f"# {' '.join(key.split())}: {' '.join(value.split())}\n")
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(columns)
    writer.writerows(rows)
    return text.getvalue()
