"""The set-up does each missing step once, and reports problems in one sentence. No network, no pip."""

import ast
import os
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
def checkout(tmp_path: Path) -> Environment:
    """A checkout with the files that the stamps depend on, and an empty virtual environment."""
    (tmp_path / "pyproject.toml").write_text("[project]\n")
    (tmp_path / "requirements").mkdir()
    (tmp_path / "requirements" / "kernels.txt").write_text("numpy==2.4.6 --hash=sha256:0\n")
    (tmp_path / "sudoku_desktop").mkdir()
    (tmp_path / "sudoku_desktop" / "jit.py").write_text("")
    (tmp_path / ".venv" / "bin").mkdir(parents=True)
    return Environment(tmp_path)


@pytest.fixture
def pip_calls(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
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
def test_that_an_old_python_can_read_the_set_up_far_enough_to_be_told_so(script: str) -> None:
    ast.parse((TOOLS / script).read_text(), feature_version=(3, 8))


def test_that_the_versions_agree_with_the_project_file() -> None:
    import tomllib

    project = tomllib.loads((TOOLS.parent / "pyproject.toml").read_text())["project"]
    assert project["requires-python"] == f">={setup.dotted(setup.OLDEST)}"


def test_that_a_python_that_is_good_enough_is_taken_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    pretend_python(monkeypatch, (3, 11, 2), python3_13=(3, 13))
    assert setup.choose_python({}) == (sys.executable, (3, 11))


def test_that_an_old_python_gives_way_to_another_on_the_path(monkeypatch: pytest.MonkeyPatch) -> None:
    pretend_python(monkeypatch, (3, 9, 6), python3_12=(3, 12), python3_11=(3, 11))
    assert setup.choose_python({}) == ("/usr/bin/python3.12", (3, 12))


def test_that_a_name_on_the_path_is_not_believed_without_running_it(monkeypatch: pytest.MonkeyPatch) -> None:
    pretend_python(monkeypatch, (3, 9, 6), python3_13=(3, 10), python3_11=(3, 11))
    assert setup.choose_python({}) == ("/usr/bin/python3.11", (3, 11))


@pytest.mark.parametrize("version", [(3, 10, 12), (3, 15, 0)])
def test_that_a_lone_unsuitable_python_gets_a_clear_sentence(
    monkeypatch: pytest.MonkeyPatch, version: tuple[int, int, int]
) -> None:
    pretend_python(monkeypatch, version)
    with pytest.raises(SetupError) as refusal:
        setup.choose_python({})
    needed = f"Sudoku Desktop needs Python 3.11 to 3.14, but python3 is Python {setup.dotted(version)}."
    assert str(refusal.value).startswith(needed)


def test_that_a_named_python_is_never_replaced_by_another(monkeypatch: pytest.MonkeyPatch) -> None:
    pretend_python(monkeypatch, (3, 9, 6), python3_12=(3, 12))
    with pytest.raises(SetupError, match=r"but python3\.9 is Python 3\.9\.6"):
        setup.choose_python({"PYTHON": "python3.9"})


def test_that_an_interpreter_that_does_not_run_has_no_version(tmp_path: Path) -> None:
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


def test_that_debians_missing_venv_is_installed_like_a_library(
    checkout: Environment, monkeypatch: pytest.MonkeyPatch
) -> None:
    pretend_python(monkeypatch, (3, 12, 3), apt_get=(0, 0))
    monkeypatch.setattr(shutil, "which", lambda name: name)
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    commands = fake_commands(monkeypatch, "import venv, ensurepip")
    assert setup.ensure_environment(checkout, {}) == (3, 12)
    assert commands[-2].endswith("install --yes --no-install-recommends python3.12-venv")
    assert commands[-1].endswith(f"-m venv --clear {checkout.folder}")


def test_that_a_missing_venv_without_root_names_the_exact_command(
    checkout: Environment, monkeypatch: pytest.MonkeyPatch
) -> None:
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
    checkout: Environment,
    monkeypatch: pytest.MonkeyPatch,
    variables: dict[str, str],
    this_python: tuple[int, int, int],
    kept: bool,
) -> None:
    pretend_python(monkeypatch, this_python, python=(3, 12))  # .venv/bin/python
    commands = fake_commands(monkeypatch)
    version = setup.ensure_environment(checkout, variables)
    assert version == ((3, 12) if kept else this_python[:2])
    assert any("-m venv --clear" in command for command in commands) is not kept


def test_that_a_half_made_environment_is_made_again(checkout: Environment, monkeypatch: pytest.MonkeyPatch) -> None:
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


def test_that_a_finished_installation_is_not_done_again(checkout: Environment, pip_calls: list[list[str]]) -> None:
    key = setup.libraries_key(checkout.root, PYTHON)
    install(checkout, key, dev=False)
    assert installed(pip_calls) == [["kernels"], ["program", "photo", "build"], [str(checkout.root)]]
    install(checkout, key, dev=False)
    assert len(pip_calls) == 3


def test_that_what_the_window_imports_while_it_is_used_is_compiled_before(
    checkout: Environment, pip_calls: list[list[str]]
) -> None:
    install(checkout, "key", dev=True)
    assert ["--compile" in call for call in pip_calls] == [False, True, False, False]


def test_that_tests_add_their_packages_to_an_installation_and_a_run_keeps_them(
    checkout: Environment, pip_calls: list[list[str]]
) -> None:
    key = setup.libraries_key(checkout.root, PYTHON)
    install(checkout, key, dev=False)
    install(checkout, key, dev=True)
    assert installed(pip_calls)[-3:-1] == [["program", "photo", "build"], ["development", "cluster", "data", "tuning"]]
    install(checkout, key, dev=False)
    install(checkout, key, dev=True)
    assert len(pip_calls) == 7


def test_that_changed_requirements_are_installed_for_tests_again(
    checkout: Environment, pip_calls: list[list[str]]
) -> None:
    install(checkout, setup.libraries_key(checkout.root, PYTHON), dev=True)
    (checkout.root / "requirements" / "kernels.txt").write_text("numpy==2.4.7\n")
    changed = setup.libraries_key(checkout.root, PYTHON)
    install(checkout, changed, dev=False)
    assert len(pip_calls) == 7
    install(checkout, changed, dev=True)
    assert len(pip_calls) == 11


def test_that_a_failed_installation_leaves_no_stamp(checkout: Environment, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(environment: Environment, arguments: Sequence[str]) -> None:
        raise SetupError("pip could not install")

    monkeypatch.setattr(setup, "pip_install", fail)
    with pytest.raises(SetupError):
        install(checkout, "key", dev=False)
    assert checkout.stamp() == {}


@pytest.mark.parametrize("name", ["pyproject.toml", "requirements/kernels.txt"])
def test_that_what_must_be_installed_depends_on_the_projects_files(checkout: Environment, name: str) -> None:
    before = setup.libraries_key(checkout.root, PYTHON)
    assert setup.libraries_key(checkout.root, PYTHON) == before
    (checkout.root / name).write_text("changed")
    assert setup.libraries_key(checkout.root, PYTHON) != before


def test_that_what_must_be_installed_depends_on_python_and_place(checkout: Environment, tmp_path: Path) -> None:
    moved = tmp_path / "moved"
    moved.mkdir()
    shutil.copy(checkout.root / "pyproject.toml", moved)
    shutil.copytree(checkout.root / "requirements", moved / "requirements")
    keys = [setup.libraries_key(root, version) for root in (checkout.root, moved) for version in ((3, 11), (3, 12))]
    assert len(set(keys)) == 4


@pytest.mark.parametrize("text", ["", "{", "[]", '"key"'])
def test_that_a_damaged_stamp_counts_as_none(checkout: Environment, text: str) -> None:
    checkout.stamp_file.write_text(text)
    assert checkout.stamp() == {}


def test_that_only_files_with_known_digests_are_installed(checkout: Environment, pip_calls: list[list[str]]) -> None:
    install(checkout, "key", dev=True)
    for call in pip_calls[:-1]:
        assert {"--require-hashes", "--no-deps", "--only-binary=:all:"} <= set(call)
    assert {"--no-deps", "--no-build-isolation"} <= set(pip_calls[-1])


# --- The kernels


def let_compile(checkout: Environment, script: str = "") -> None:
    """Let the environment's Python, when asked to compile, record this and run a shell script."""
    Path(checkout.python).write_text(f'#!/bin/sh\necho "$*" >> {checkout.root}/compilations\n{script}\n')
    Path(checkout.python).chmod(0o755)


def compilations(checkout: Environment) -> list[str]:
    noted = checkout.root / "compilations"
    return noted.read_text().splitlines() if noted.exists() else []


def test_that_kernels_are_compiled_again_only_after_the_code_changed(checkout: Environment) -> None:
    let_compile(checkout)
    for code in ("", "", "changed", "changed"):
        (checkout.root / "sudoku_desktop" / "jit.py").write_text(code)
        setup.Kernels(checkout, setup.kernels_key(checkout.root, "key")).finish()
    assert compilations(checkout) == ["-m sudoku_desktop.cli compile"] * 2


def test_that_a_failed_compilation_stops_the_set_up_and_is_tried_again(checkout: Environment) -> None:
    let_compile(checkout, "exit 3")
    with pytest.raises(SetupError, match=r"kernels could not be compiled: .* compile ended with 3"):
        setup.Kernels(checkout, "key").finish()
    assert "kernels" not in checkout.stamp()


def test_that_kernels_are_compiled_while_the_rest_is_fetched(
    checkout: Environment, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    monkeypatch.setattr(setup, "pip_install", lambda environment, arguments: done.append("pip"))
    setup.ensure_libraries(checkout, "key", False, lambda: done.append("compiler"))
    assert done == ["pip", "compiler", "pip", "pip"]


def test_that_a_failure_elsewhere_ends_the_compilation(checkout: Environment) -> None:
    let_compile(checkout, "exec sleep 600")
    kernels = setup.Kernels(checkout, "key")
    kernels.begin()
    kernels.abandon()
    assert kernels._process is not None
    assert kernels._process.poll() is not None


# --- pip


def test_that_an_unreachable_index_is_one_clear_sentence() -> None:
    sentence = setup.why_pip_failed(OFFLINE_LOG)
    assert "cannot be reached" in sentence
    assert "once this machine is online, run the same command again" in sentence
    assert "ERROR" not in sentence


def test_that_another_failure_of_pip_is_quoted_by_its_last_error() -> None:
    log = "Collecting numba\nERROR: first\nERROR: No matching distribution found for numba==0.68.1\nhint: none\n"
    assert "No matching distribution found for numba==0.68.1 (Its own words" in setup.why_pip_failed(log)


def test_that_pip_is_told_the_pins_and_its_words_are_kept(
    checkout: Environment, capsys: pytest.CaptureFixture[str]
) -> None:
    pip = Path(checkout.python)
    pip.write_text('#!/bin/sh\necho "arguments: $*"\necho "  Downloading http://a/b/numba-1.whl (3 MB)"\nexit 1\n')
    pip.chmod(0o755)
    with pytest.raises(SetupError, match="pip could not install the Python packages: it gave no reason"):
        setup.install_pinned(checkout, ["kernels"])
    assert f"--requirement={checkout.root}/requirements/kernels.txt\n" in checkout.log.read_text()
    assert capsys.readouterr().out == "  downloading numba-1.whl (3 MB)\n"


# --- The display


@pytest.fixture
def linux(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the platform be Linux, where a session may lack a display."""
    monkeypatch.setattr(sys, "platform", "linux")


@pytest.mark.usefixtures("linux")
def test_that_without_a_display_the_headless_command_is_named() -> None:
    sentence = setup.no_window_message({"PATH": "/usr/bin"})
    assert sentence is not None
    assert sentence.startswith("There is no display here")
    assert "\n    .venv/bin/sudoku-cli solve 53..7" in sentence


@pytest.mark.usefixtures("linux")
def test_that_a_display_that_does_not_answer_is_no_display() -> None:
    sentence = setup.no_window_message({"DISPLAY": ":7"}, answers=lambda: False)
    assert sentence is not None
    assert sentence.startswith("The display :7 does not answer, so the window cannot open.")


@pytest.mark.usefixtures("linux")
@pytest.mark.parametrize(
    "variables", [{"QT_QPA_PLATFORM": "offscreen"}, {"WAYLAND_DISPLAY": "wayland-0"}, {"DISPLAY": ":0"}]
)
def test_that_a_display_or_a_chosen_platform_opens_the_window(variables: dict[str, str]) -> None:
    assert setup.no_window_message(variables, answers=lambda: True) is None


def test_that_an_x_server_that_is_not_there_does_not_answer(monkeypatch: pytest.MonkeyPatch) -> None:
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
def test_that_screenshots_prefer_a_real_then_a_virtual_display(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], has_xvfb: bool, settings: dict[str, str]
) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: name if has_xvfb else None)
    assert setup.screenshot_platform(variables, answers=lambda: True) == settings


# --- The commands


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch) -> list[str]:
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


def test_that_a_run_sets_up_and_opens_the_window_with_its_arguments(
    steps: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    assert setup.main(["run", "--", "hard.sdm", "--quit-after-first-paint"]) == 0
    assert steps[:3] == ["ensure_libraries", "ensure_qt_can_start", "kernels"]
    assert steps[3].endswith(".venv/bin/python -m sudoku_desktop hard.sdm --quit-after-first-paint")


@pytest.mark.usefixtures("linux")
def test_that_a_run_without_a_display_sets_the_command_line_up_and_fails_with_a_sentence(
    steps: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert setup.main(["run"]) == 1
    assert steps == ["ensure_libraries", "kernels"]
    assert "There is no display here" in capsys.readouterr().err


def test_that_a_setup_opens_no_window(steps: list[str]) -> None:
    assert setup.main(["prepare", "--dev"]) == 0
    assert steps == ["ensure_libraries", "ensure_qt_can_start", "kernels"]


def test_that_an_interrupted_setup_says_so_without_a_traceback(
    steps: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(setup, "ensure_libraries", interrupt)
    assert setup.main(["prepare"]) == 130
    assert capsys.readouterr().err == "\nStopped; the same command goes on from here.\n"
