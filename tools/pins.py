"""Write requirements/*.txt: the pins of constraints.txt with the digests of their files, for pip's --require-hashes.

    python tools/pins.py

Run it after versions in constraints.txt were changed. pip is asked, with whatever index it is set to use, for the
files of each pinned version; the digests of all of them are noted, since one list serves every Python and machine. A
file that changes on its way, or on the index, is refused from then on.
"""

from __future__ import annotations

import re
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
CONSTRAINTS = ROOT / "constraints.txt"
FOLDER = ROOT / "requirements"
GROUPS = {
    "# What the kernels are compiled with.": "kernels.txt",
    "# What the window and the command line run on.": "program.txt",
    '# What reads pictures, the extra "photo".': "photo.txt",
    '# What hands studies to other machines, the extra "cluster".': "cluster.txt",
    '# What proposes values to studies, the extra "tuning".': "tuning.txt",
    '# What returns tables to Python, the extra "data".': "data.txt",
    "# What builds it.": "build.txt",
    "# What tests and checks it.": "development.txt",
    "# What makes a self-contained program of it.": "bundle.txt",
}
"""Headings in constraints.txt whose pins the set-up installs, and the requirements file for each."""
HEAD = "# Made by tools/pins.py from constraints.txt; do not edit.\n"
PIN = re.compile(r"([\w-]+)==([^\s;]+)")


def pins_of(text: str) -> dict[str, list[str]]:
    """Return the lines with pins below each heading; a blank line ends a group."""
    groups = {}
    for block in text.split("\n\n"):
        heading, *lines = block.splitlines()
        if heading in GROUPS:
            groups[heading] = [line for line in lines if PIN.match(line)]
    return groups


def digests_of(finder: Any, name: str, version: str) -> list[str]:
    """Return the SHA-256 digests of all files of a version, for all platforms."""
    from pip._internal.index.collector import parse_links

    collector = finder._link_collector
    found: set[str] = set()

    def look(page: Any) -> tuple[()]:
        response = collector.fetch_response(page)
        for link in parse_links(response) if response else ():
            # name-version-tags.whl, name-version.tar.gz; names contain "_" for "-" and ".", except in old files
            parts = link.filename.removesuffix(".tar.gz").removesuffix(".zip").split("-")
            prefix = re.sub(r"[-_.]+", "-", "-".join(parts)).lower()
            wanted = re.sub(r"[-_.]+", "-", f"{name}-{version}").lower()
            if (prefix == wanted or prefix.startswith(f"{wanted}-")) and link.hash_name == "sha256" and link.hash:
                found.add(link.hash)
        return ()

    sources = collector.collect_sources(project_name=name, candidates_from_page=look)
    for source in filter(None, sources.index_urls):
        list(source.page_candidates())
    if not found:
        raise SystemExit(f"the index has no file of {name} {version}")
    return sorted(found)


def main() -> int:
    """Write the requirements files; each package is looked up once."""
    from pip._internal.commands import create_command

    command: Any = create_command("download")
    options, _ = command.parse_args([])
    options.extra_index_urls = []  # ignore this machine's pip configuration
    FOLDER.mkdir(exist_ok=True)
    with closing(command._build_session(options)) as session:
        finder = command._build_package_finder(options=options, session=session)
        for heading, pins in pins_of(CONSTRAINTS.read_text(encoding="utf-8")).items():
            blocks = []
            for pin in pins:
                name, version = PIN.findall(pin)[0]
                digests = digests_of(finder, name, version)
                blocks.append(" \\\n    ".join([pin, *(f"--hash=sha256:{digest}" for digest in digests)]))
                print(f"{pin}: {len(digests)} files", flush=True)
            (FOLDER / GROUPS[heading]).write_text(f"{HEAD}{heading}\n" + "\n".join(blocks) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
