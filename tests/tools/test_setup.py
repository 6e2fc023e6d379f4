"""The set-up does each missing step once, and reports problems in one sentence. No network, no pip."""

import ast
import os
import re
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
import setup
import system_packages
from setup import Environment
from system_packages import SetupError

TOOLS = Path(setup.__file__).parent
PYTHON = (3, 12)

OFFLINE_LOG = """\
WARNING: Retrying (Retry(total=0)) after connection broken by 'NewConnectionError(...: Failed to establish a new \
connection: [Errno -3] Temporary failure in name resolution')': /simple/hatchling/
ERROR: Could not find a version that satisfies the requirement hatchling (from versions: none)
ERROR: No matching distribution found for hatchling
"""


@pytest.fixture
def checkout(tmp_path):
    """A checkout with the files that the stamps depend on, and an empty virtual environment."""
    (tmp_path / "pyproject.toml").write_text("[project]\n")
    (tmp_path / "requirements").mkdir()
    (tmp_path / "requirements" / "kernels.txt").write_text("numpy==2.4.6 --hash=sha256:0\n")
    (tmp_path / "sudoku_desktop").mkdir()
    (tmp_path / "sudoku_desktop" / "jit.py").write_text("")
    (tmp_path / ".venv" / "bin").mkdir(parents=True)
    return Environment(tmp_path)


@pytest.fixture
def pip_calls(monkeypatch):
    """Record the arguments of all calls of pip, which is not run."""
    calls: list[list[str]] = []
    monkeypatch.setattr(setup, "pip_install", lambda environment, arguments: calls.append(list(arguments)))
    return calls


def pretend_python(monkeypatch: pytest.MonkeyPatch, version: tuple[int, int, int], **others: tuple[int, int]) -> None:
    """Let this interpreter have a version, and the PATH hold others, as in `python3_12=(3, 12)`."""
    on_path = {name.replace("_", "."): found for name, found in others.items()}
    monkeypatch.setattr(sys, "version_info", version)
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}" if name in on_path else None)
    monkeypatch.setattr(setup, "version_of", lambda python: on_path.get(Path(python).name))


# --- The Python that runs the program


@pytest.mark.parametrize("script", ["setup.py", "system_packages.py", "../sudoku_desktop/qt_libraries.py"])
def test_that_an_old_python_can_read_the_set_up_far_enough_to_be_told_so(script):
    ast.parse((TOOLS / script).read_text(), feature_version=(3, 8))


def test_that_the_versions_agree_with_the_project_file():
    import tomllib

    project = tomllib.loads((TOOLS.parent / "pyproject.toml").read_text())["project"]
    assert project["requires-python"] == f">={setup.dotted(setup.OLDEST)}"


@pytest.mark.parametrize(
    ("version", "others", "chosen"),
    [
        ((3, 11, 2), {"python3_13": (3, 13)}, (sys.executable, (3, 11))),
        ((3, 9, 6), {"python3_12": (3, 12), "python3_11": (3, 11)}, ("/usr/bin/python3.12", (3, 12))),
        ((3, 9, 6), {"python3_13": (3, 10), "python3_11": (3, 11)}, ("/usr/bin/python3.11", (3, 11))),
    ],
    ids=["good enough", "old", "a name that is not believed without running it"],
)
def test_that_the_newest_python_that_runs_the_program_is_taken(monkeypatch, version, others, chosen):
    pretend_python(monkeypatch, version, **others)
    assert setup.choose_python({}) == chosen


@pytest.mark.parametrize("version", [(3, 10, 12), (3, 15, 0)])
def test_that_a_lone_unsuitable_python_gets_a_clear_sentence(monkeypatch, version):
    pretend_python(monkeypatch, version)
    needed = f"Sudoku Desktop needs Python 3.11 to 3.14, but python3 is Python {setup.dotted(version)}."
    with pytest.raises(SetupError, match=f"^{re.escape(needed)}"):
        setup.choose_python({})


def test_that_a_named_python_is_never_replaced_by_another(monkeypatch):
    pretend_python(monkeypatch, (3, 9, 6), python3_12=(3, 12))
    with pytest.raises(SetupError, match=r"but python3\.9 is Python 3\.9\.6"):
        setup.choose_python({"PYTHON": "python3.9"})


def test_that_an_interpreter_that_does_not_run_has_no_version(tmp_path):
    broken = tmp_path / "python3.12"
    broken.write_text("#!/bin/sh\necho 'python3.12: command not found' >&2\nexit 127\n")
    broken.chmod(0o755)
    assert setup.version_of(str(broken)) is None
    assert setup.version_of(str(tmp_path / "none")) is None
    assert setup.version_of(sys.executable) == sys.version_info[:2]


# --- The virtual environment


def fake_commands(monkeypatch: pytest.MonkeyPatch, *failing: str) -> list[str]:
    """Let every command succeed, except those whose text holds one of `failing`; return the list of commands."""
    commands: list[str] = []

    def run(command: Sequence[str]) -> tuple[int, str]:
        commands.append(" ".join(command))
        return int(any(each in commands[-1] for each in failing)), ""

    for module in (setup, system_packages):
        monkeypatch.setattr(module, "run_quietly", run)
    return commands


def test_that_debians_missing_venv_is_installed_like_a_library(checkout, monkeypatch):
    pretend_python(monkeypatch, (3, 12, 3), apt_get=(0, 0))
    monkeypatch.setattr(shutil, "which", lambda name: name)
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    commands = fake_commands(monkeypatch, "import venv, ensurepip")
    assert setup.ensure_environment(checkout, {}) == (3, 12)
    assert commands[-2].endswith("install --yes --no-install-recommends python3.12-venv")
    assert commands[-1].endswith(f"-m venv --clear {checkout.folder}")


def test_that_a_missing_venv_without_root_names_the_exact_command(checkout, monkeypatch):
    pretend_python(monkeypatch, (3, 12, 3))
    monkeypatch.setattr(shutil, "which", lambda name: name)
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    commands = fake_commands(monkeypatch, "import venv, ensurepip", "sudo -n true")
    with pytest.raises(SetupError, match=r"Python 3\.12 needs its module venv") as refusal:
        setup.ensure_environment(checkout, {})
    command = "sudo apt-get update && sudo apt-get install --no-install-recommends python3.12-venv"
    assert f"\n    {command}\n" in str(refusal.value)
    assert commands[-1] == "sudo -n true"


@pytest.mark.parametrize(
    ("variables", "this_python", "kept"),
    [({}, (3, 11, 2), True), ({"PYTHON": "python3.12"}, (3, 12, 3), True), ({"PYTHON": "python3"}, (3, 11, 2), False)],
)
def test_that_a_working_environment_is_kept_unless_another_python_is_named(
    checkout, monkeypatch, variables, this_python, kept
):
    pretend_python(monkeypatch, this_python, python=(3, 12))  # .venv/bin/python
    commands = fake_commands(monkeypatch)
    version = setup.ensure_environment(checkout, variables)
    assert version == ((3, 12) if kept else this_python[:2])
    assert any("-m venv --clear" in command for command in commands) is not kept


def test_that_a_half_made_environment_is_made_again(checkout, monkeypatch):
    pretend_python(monkeypatch, (3, 12, 3), python=(3, 12))
    commands = fake_commands(monkeypatch, "import pip")
    setup.ensure_environment(checkout, {})
    assert "-m venv --clear" in commands[-1]


# --- The stamp


def install(checkout: Environment, key: str, *, dev: bool) -> None:
    setup.ensure_libraries(checkout, key, dev, lambda: None)


def installed(calls: list[list[str]]) -> list[list[str]]:
    """Return the lists of packages, or the project, that each call of pip installed."""
    return [[Path(each).stem for each in call if each.startswith("--requirement=")] or call[-1:] for call in calls]


def test_that_only_files_with_known_digests_are_installed_and_the_windows_are_compiled(checkout, pip_calls):
    install(checkout, "key", dev=True)
    for call in pip_calls[:-1]:
        assert {"--require-hashes", "--no-deps", "--only-binary=:all:"} <= set(call)
    assert {"--no-deps", "--no-build-isolation"} <= set(pip_calls[-1])
    assert ["--compile" in call for call in pip_calls] == [False, True, False, False]


def test_that_a_finished_installation_is_not_done_again_and_tests_add_their_packages_to_it(checkout, pip_calls):
    key = setup.libraries_key(checkout.root, PYTHON)
    install(checkout, key, dev=False)
    assert installed(pip_calls) == [["kernels"], ["program", "photo", "build"], [str(checkout.root)]]
    install(checkout, key, dev=False)
    assert len(pip_calls) == 3
    install(checkout, key, dev=True)
    assert installed(pip_calls)[-3:-1] == [["program", "photo", "build"], ["development", "cluster", "data", "tuning"]]
    install(checkout, key, dev=False)
    install(checkout, key, dev=True)
    assert len(pip_calls) == 7


def test_that_changed_requirements_are_installed_for_tests_again(checkout, pip_calls):
    install(checkout, setup.libraries_key(checkout.root, PYTHON), dev=True)
    (checkout.root / "requirements" / "kernels.txt").write_text("numpy==2.4.7\n")
    changed = setup.libraries_key(checkout.root, PYTHON)
    install(checkout, changed, dev=False)
    assert len(pip_calls) == 7
    install(checkout, changed, dev=True)
    assert len(pip_calls) == 11


def test_that_a_failed_installation_leaves_no_stamp(checkout, monkeypatch):
    def fail(environment: Environment, arguments: Sequence[str]) -> None:
        raise SetupError("pip could not install")

    monkeypatch.setattr(setup, "pip_install", fail)
    with pytest.raises(SetupError):
        install(checkout, "key", dev=False)
    assert checkout.stamp() == {}


@pytest.mark.parametrize("name", ["pyproject.toml", "requirements/kernels.txt"])
def test_that_what_must_be_installed_depends_on_the_projects_files(checkout, name):
    before = setup.libraries_key(checkout.root, PYTHON)
    assert setup.libraries_key(checkout.root, PYTHON) == before
    (checkout.root / name).write_text("changed")
    assert setup.libraries_key(checkout.root, PYTHON) != before


def test_that_what_must_be_installed_depends_on_python_and_place(checkout, tmp_path):
    moved = tmp_path / "moved"
    moved.mkdir()
    shutil.copy(checkout.root / "pyproject.toml", moved)
    shutil.copytree(checkout.root / "requirements", moved / "requirements")
    keys = [setup.libraries_key(root, version) for root in (checkout.root, moved) for version in ((3, 11), (3, 12))]
    assert len(set(keys)) == 4


@pytest.mark.parametrize("text", ["", "{", "[]", '"key"'])
def test_that_a_damaged_stamp_counts_as_none(checkout, text):
    checkout.stamp_file.write_text(text)
    assert checkout.stamp() == {}


# --- The kernels


def let_compile(checkout: Environment, script: str = "") -> None:
    """Let the environment's Python, when asked to compile, record this and run a shell script."""
    Path(checkout.python).write_text(f'#!/bin/sh\necho "$*" >> {checkout.root}/compilations\n{script}\n')
    Path(checkout.python).chmod(0o755)


def compilations(checkout: Environment) -> list[str]:
    noted = checkout.root / "compilations"
    return noted.read_text().splitlines() if noted.exists() else []


def test_that_kernels_are_compiled_again_only_after_the_code_changed(checkout):
    let_compile(checkout)
    for code in ("", "", "changed", "changed"):
        (checkout.root / "sudoku_desktop" / "jit.py").write_text(code)
        setup.Kernels(checkout, setup.kernels_key(checkout.root, "key")).finish()
    assert compilations(checkout) == ["-m sudoku_desktop.cli compile"] * 2


def test_that_a_failed_compilation_stops_the_set_up_and_is_tried_again(checkout):
    let_compile(checkout, "exit 3")
    with pytest.raises(SetupError, match=r"kernels could not be compiled: .* compile ended with 3"):
        setup.Kernels(checkout, "key").finish()
    assert "kernels" not in checkout.stamp()


def test_that_kernels_are_compiled_while_the_rest_is_fetched(checkout, monkeypatch):
    done: list[str] = []
    monkeypatch.setattr(setup, "pip_install", lambda environment, arguments: done.append("pip"))
    setup.ensure_libraries(checkout, "key", False, lambda: done.append("compiler"))
    assert done == ["pip", "compiler", "pip", "pip"]


def test_that_a_failure_elsewhere_ends_the_compilation(checkout):
    let_compile(checkout, "exec sleep 600")
    kernels = setup.Kernels(checkout, "key")
    kernels.begin()
    kernels.abandon()
    assert kernels._process is not None
    assert kernels._process.poll() is not None


# --- pip


def test_that_a_failure_of_pip_is_one_clear_sentence_or_quoted_by_its_last_error():
    sentence = setup.why_pip_failed(OFFLINE_LOG)
    assert "cannot be reached" in sentence
    assert "once this machine is online, run the same command again" in sentence
    assert "ERROR" not in sentence
    log = "Collecting numba\nERROR: first\nERROR: No matching distribution found for numba==0.68.1\nhint: none\n"
    assert "No matching distribution found for numba==0.68.1 (Its own words" in setup.why_pip_failed(log)


def test_that_pip_is_told_the_pins_and_its_words_are_kept(checkout, capsys):
    pip = Path(checkout.python)
    pip.write_text('#!/bin/sh\necho "arguments: $*"\necho "  Downloading http://a/b/numba-1.whl (3 MB)"\nexit 1\n')
    pip.chmod(0o755)
    with pytest.raises(SetupError, match="pip could not install the Python packages: it gave no reason"):
        setup.install_pinned(checkout, ["kernels"])
    assert f"--requirement={checkout.root}/requirements/kernels.txt\n" in checkout.log.read_text()
    assert capsys.readouterr().out == "  downloading numba-1.whl (3 MB)\n"


# --- The display


@pytest.fixture
def linux(monkeypatch):
    """Let the platform be Linux, where a session may lack a display."""
    monkeypatch.setattr(sys, "platform", "linux")


@pytest.mark.usefixtures("linux")
def test_that_without_a_display_that_answers_the_headless_command_is_named():
    sentence = setup.no_window_message({"PATH": "/usr/bin"})
    assert sentence.startswith("There is no display here")
    assert "\n    .venv/bin/sudoku-cli solve 53..7" in sentence
    sentence = setup.no_window_message({"DISPLAY": ":7"}, answers=lambda: False)
    assert sentence.startswith("The display :7 does not answer, so the window cannot open.")


@pytest.mark.usefixtures("linux")
@pytest.mark.parametrize(
    "variables", [{"QT_QPA_PLATFORM": "offscreen"}, {"WAYLAND_DISPLAY": "wayland-0"}, {"DISPLAY": ":0"}]
)
def test_that_a_display_or_a_chosen_platform_opens_the_window(variables):
    assert setup.no_window_message(variables, answers=lambda: True) is None


def test_that_an_x_server_that_is_not_there_does_not_answer(monkeypatch):
    if not sys.platform.startswith("linux"):
        pytest.skip("only Linux asks an X server")
    monkeypatch.setenv("DISPLAY", ":54321")
    assert not setup.x_server_answers()


@pytest.mark.usefixtures("linux")
@pytest.mark.parametrize(
    ("variables", "has_xvfb", "settings"),
    [
        ({"DISPLAY": ":0"}, True, {}),
        ({}, True, {"QT_QPA_PLATFORM": "xcb"}),
        ({}, False, {"QT_QPA_PLATFORM": "offscreen"}),
    ],
)
def test_that_screenshots_prefer_a_real_then_a_virtual_display(monkeypatch, variables, has_xvfb, settings):
    monkeypatch.setattr(shutil, "which", lambda name: name if has_xvfb else None)
    assert setup.screenshot_platform(variables, answers=lambda: True) == settings


# --- The commands


@pytest.fixture
def steps(monkeypatch):
    """Record the steps of the commands, in order, without executing them."""
    done: list[str] = []
    monkeypatch.setattr(setup, "ensure_environment", lambda *_: PYTHON)
    for name in ("ensure_libraries", "ensure_qt_can_start"):
        monkeypatch.setattr(setup, name, lambda *_, name=name: done.append(name))
    monkeypatch.setattr(setup.Kernels, "finish", lambda _: done.append("kernels"))
    monkeypatch.setattr(setup, "become", lambda command: done.append(" ".join(command)))
    for variable in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(variable, raising=False)
    return done


def test_that_a_run_sets_up_and_opens_the_window_with_its_arguments(steps, monkeypatch):
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    assert setup.main(["run", "--", "hard.sdm", "--quit-after-first-paint"]) == 0
    assert steps[:3] == ["ensure_libraries", "ensure_qt_can_start", "kernels"]
    assert steps[3].endswith(".venv/bin/python -m sudoku_desktop hard.sdm --quit-after-first-paint")


@pytest.mark.usefixtures("linux")
def test_that_a_run_without_a_display_sets_the_command_line_up_and_fails_with_a_sentence(steps, capsys):
    assert setup.main(["run"]) == 1
    assert steps == ["ensure_libraries", "kernels"]
    assert "There is no display here" in capsys.readouterr().err


def test_that_a_setup_opens_no_window(steps):
    assert setup.main(["prepare", "--dev"]) == 0
    assert steps == ["ensure_libraries", "ensure_qt_can_start", "kernels"]


def test_that_an_interrupted_setup_says_so_without_a_traceback(steps, monkeypatch, capsys):
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(setup, "ensure_libraries", interrupt)
    assert setup.main(["prepare"]) == 130
    assert capsys.readouterr().err == "\nStopped; the same command goes on from here.\n"
