"""One list of pins serves every Python and machine the program is for."""

import re
import tomllib
from importlib.metadata import distribution
from pathlib import Path

import pins
import pytest
import setup
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[2]
LINES = [line for line in (ROOT / "constraints.txt").read_text().splitlines() if line and not line.startswith("#")]
PINS = [Requirement(line) for line in LINES]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
MACHINES = [
    ("linux", "x86_64"),
    ("linux", "aarch64"),
    ("darwin", "arm64"),
    ("darwin", "x86_64"),
    ("win32", "AMD64"),
]
NOT_SET_UP = {("darwin", "x86_64"): {"opencv-python-headless"}}
"""Packages that the set-up omits on systems without a wheel; the program reports them as missing."""
PYTHONS = [f"{setup.OLDEST[0]}.{minor}" for minor in range(setup.OLDEST[1], setup.NEWEST[1] + 1)]


def applying(system: str, machine: str, python: str) -> dict[str, list[str]]:
    """Return the pinned versions of each package that apply to one environment."""
    environment = {"sys_platform": system, "platform_machine": machine, "python_version": python}
    found: dict[str, list[str]] = {}
    for pin in PINS:
        if pin.marker is None or pin.marker.evaluate(environment):
            (version,) = pin.specifier
            assert version.operator == "=="
            found.setdefault(canonicalize_name(pin.name), []).append(version.version)
    return found


@pytest.mark.parametrize("python", PYTHONS)
@pytest.mark.parametrize(("system", "machine"), MACHINES)
def test_that_each_package_has_exactly_one_version_everywhere(system, machine, python):
    found = applying(system, machine, python)
    assert {name: versions for name, versions in found.items() if len(versions) != 1} == {}
    left_out = NOT_SET_UP.get((system, machine), set())
    assert set(found) | left_out == {canonicalize_name(pin.name) for pin in PINS}


@pytest.mark.parametrize("python", PYTHONS)
@pytest.mark.parametrize(("system", "machine"), MACHINES)
def test_that_every_requirement_is_pinned_within_its_bounds(system, machine, python):
    found = applying(system, machine, python)
    project = PROJECT["project"]
    extras = [text for extra in project["optional-dependencies"] for text in of_extra(extra)]
    texts = [*project["dependencies"], *extras, *PROJECT["build-system"]["requires"]]
    left_out = NOT_SET_UP.get((system, machine), set())
    for requirement in (each for each in map(Requirement, texts) if each.name not in left_out):
        (version,) = found[canonicalize_name(requirement.name)]
        assert requirement.specifier.contains(version), f"{requirement} is pinned at {version}"


def of_extra(extra: str) -> list[str]:
    """Return the requirements of an extra, with those of the project's extras that it includes."""
    own = PROJECT["project"]["name"]
    texts = PROJECT["project"]["optional-dependencies"][extra]
    taken = [each for text in texts if Requirement(text).name == own for each in Requirement(text).extras]
    return [
        *(text for text in texts if Requirement(text).name != own),
        *(text for each in taken for text in of_extra(each)),
    ]


REQUIREMENTS = {path.stem: path.read_text() for path in (ROOT / "requirements").glob("*.txt")}


def test_that_the_pins_name_no_registry():
    assert [line for line in LINES if "://" in line or line.startswith("-")] == []
    assert [name for name, text in REQUIREMENTS.items() if "://" in text] == []


def test_that_what_is_installed_are_the_pins_with_digests_of_all_files():
    groups = pins.pins_of((ROOT / "constraints.txt").read_text())
    assert {f"{name}.txt" for name in REQUIREMENTS} == set(pins.GROUPS.values())
    for heading, file in pins.GROUPS.items():
        entries = REQUIREMENTS[Path(file).stem].replace("\\\n", " ").splitlines()
        entries = [entry.split(" --hash=sha256:") for entry in entries if not entry.startswith("#")]
        assert [entry[0].rstrip() for entry in entries] == groups[heading], f"{file}: run python tools/pins.py"
        for name, *digests in entries:
            assert digests, name
            assert all(re.fullmatch("[0-9a-f]{64}", digest.strip()) for digest in digests), name


def test_that_dependencies_of_dependencies_are_pinned_too():
    """Check the requirements of the installed packages; otherwise the tests would run on the newest versions."""
    missing, seen = set(), set()
    requirements = [*PROJECT["project"]["dependencies"], *of_extra("dev")]
    pinned = {canonicalize_name(pin.name) for pin in PINS}
    waiting = [Requirement(text) for text in requirements]
    while waiting:
        requirement = waiting.pop()
        name = canonicalize_name(requirement.name)
        if name in seen or (requirement.marker and not requirement.marker.evaluate({"extra": ""})):
            continue
        seen.add(name)
        if name not in pinned:
            missing.add(name)
        waiting += [Requirement(text) for text in distribution(requirement.name).requires or ()]
    assert missing == set()
