"""Files always have either their old or their new content, complete."""

import errno
import os
import random
import signal
import stat
import subprocess
import sys
import time
from contextlib import contextmanager, suppress

import pytest

from sudoku_desktop.services import writing
from sudoku_desktop.services.writing import PREFIX, SUFFIX, NewFiles, NotWrittenError, write_bytes, write_text

POSIX = pytest.mark.skipif(sys.platform == "win32", reason="only POSIX has these")
OLD, NEW = "what stood here before", "what stands here now: ∅\n"


@pytest.fixture
def path(tmp_path):
    """Path of a file with some content, alone in its folder."""
    path = tmp_path / "file.txt"
    path.write_text(OLD, encoding="utf-8")
    return path


@contextmanager
def small_disk(longest=4096):
    """Limit the size of files, as on a disk that is almost full; the limit holds for the whole process."""
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (longest, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_that_the_new_content_stands_alone_in_place_of_the_old(path):
    write_text(path, NEW)
    assert path.read_bytes() == NEW.encode()
    assert list(path.parent.iterdir()) == [path]


@POSIX
def test_that_a_new_file_has_the_permissions_that_new_files_have(tmp_path):
    before = os.umask(0o027)
    try:
        write_text(tmp_path / "new", NEW)
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / "new").stat().st_mode) == 0o640


@POSIX
@pytest.mark.parametrize("mode", [0o600, 0o644, 0o664, 0o755])
def test_that_a_file_keeps_its_permissions(path, mode):
    path.chmod(mode)
    write_text(path, NEW)
    assert stat.S_IMODE(path.stat().st_mode) == mode


@POSIX
def test_that_a_link_stays_and_what_it_leads_to_is_written(path, tmp_path):
    link = tmp_path / "links" / "link"
    link.parent.mkdir()
    link.symlink_to(path)
    write_text(link, NEW)
    assert link.is_symlink()
    assert path.read_text(encoding="utf-8") == NEW
    assert list(link.parent.iterdir()) == [link]


@POSIX
def test_that_a_link_to_nothing_yet_is_followed(tmp_path):
    link = tmp_path / "link"
    link.symlink_to("file")
    write_text(link, NEW)
    assert link.is_symlink()
    assert (tmp_path / "file").read_text(encoding="utf-8") == NEW


@POSIX
def test_that_a_circle_of_links_is_refused(tmp_path):
    (tmp_path / "a").symlink_to("b")
    (tmp_path / "b").symlink_to("a")
    with pytest.raises(NotWrittenError, match="Too many levels of symbolic links"):
        write_text(tmp_path / "a", NEW)


def test_that_a_folder_is_refused(tmp_path):
    with pytest.raises(NotWrittenError, match="it is a folder"):
        write_text(tmp_path, NEW)


@POSIX
def test_that_a_pipe_is_refused_also_behind_a_link(tmp_path):
    pipe, link = tmp_path / "pipe", tmp_path / "link"
    os.mkfifo(pipe)
    link.symlink_to(pipe)
    for path in (pipe, link):
        with pytest.raises(NotWrittenError, match="it is not a file"):
            write_text(path, NEW)
    assert pipe.is_fifo()
    assert link.is_symlink()


@POSIX
def test_that_a_device_is_refused_whoever_asks(tmp_path):
    link = tmp_path / "link"
    link.symlink_to("/dev/null")
    with pytest.raises(NotWrittenError, match="it is not a file"):
        write_text(link, NEW)


@POSIX
def test_that_a_write_protected_file_is_refused(path, monkeypatch):
    path.chmod(0o444)
    monkeypatch.setattr(os, "access", lambda *_: False)  # root may write everything
    with pytest.raises(NotWrittenError, match="Permission denied"):
        write_text(path, NEW)
    assert path.read_text(encoding="utf-8") == OLD


@pytest.mark.parametrize("name", ["a\0b", "x" * 300, "nowhere/file"])
def test_that_a_name_that_cannot_be_is_refused_with_a_reason(tmp_path, name):
    with pytest.raises(NotWrittenError) as caught:
        write_text(tmp_path / name, NEW)
    assert caught.value.path == tmp_path / name
    assert str(caught.value.reason) in {
        "no file can have this name",
        "File name too long",
        "No such file or directory",
    }
    assert list(tmp_path.iterdir()) == []


def test_that_the_sentence_names_the_file_and_the_reason(tmp_path):
    with pytest.raises(NotWrittenError) as caught:
        write_text(tmp_path / "nowhere" / "file.txt", NEW)
    assert str(caught.value.sentence) == "file.txt could not be written: No such file or directory"
    assert str(caught.value).startswith(f"cannot write {tmp_path}")


def test_that_a_full_disk_leaves_the_old_content_and_says_why(path):
    with pytest.raises(NotWrittenError, match="File too large"), small_disk():
        write_bytes(path, bytes(5000))
    assert path.read_text(encoding="utf-8") == OLD
    assert list(path.parent.iterdir()) == [path]


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_that_a_failure_at_the_end_leaves_the_old_content_and_says_why(path, monkeypatch, step):
    def fail(*_):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, step, fail)
    with pytest.raises(NotWrittenError, match="No space left on device"):
        write_text(path, NEW)
    assert path.read_text(encoding="utf-8") == OLD
    assert list(path.parent.iterdir()) == [path]


def test_that_several_files_move_together_or_not_at_all(tmp_path):
    paths = [tmp_path / name for name in ("a.txt", "b.txt")]
    with NewFiles() as files:
        for path in paths:
            files.place_for(path).write_text(NEW, encoding="utf-8")
        assert not any(path.exists() for path in paths)
        files.commit()
    assert sorted(tmp_path.iterdir()) == paths
    with suppress(KeyError), NewFiles() as files:
        files.place_for(paths[0]).write_text(OLD, encoding="utf-8")
        raise KeyError
    assert paths[0].read_text(encoding="utf-8") == NEW
    assert sorted(tmp_path.iterdir()) == paths


def test_that_a_place_has_the_ending_of_its_file(tmp_path):
    with NewFiles() as files:
        assert files.place_for(tmp_path / "sheet.pdf").suffix == ".pdf"


# Killed programs.

ENDLESS = """
import sys
from pathlib import Path
from sudoku_desktop.services.writing import write_bytes
path = Path(sys.argv[1])
print("ready", flush=True)
while True:
    for letter in (b"a", b"b"):
        write_bytes(path, letter * 300_000)
"""


@pytest.fixture
def endless(path):
    """A running program that writes the file repeatedly."""
    program = subprocess.Popen([sys.executable, "-c", ENDLESS, str(path)], stdout=subprocess.PIPE)
    assert program.stdout is not None
    program.stdout.readline()
    yield program
    program.kill()
    program.wait()
    program.stdout.close()


@POSIX
@pytest.mark.parametrize("seed", range(3))
def test_that_a_killed_program_leaves_old_or_new_and_the_next_writing_cleans_up(path, endless, seed):
    time.sleep(random.Random(seed).uniform(0, 0.05))
    endless.send_signal(signal.SIGKILL)
    endless.wait()
    content = path.read_bytes()
    assert content in {OLD.encode(), b"a" * 300_000, b"b" * 300_000}
    write_text(path, NEW)
    assert list(path.parent.iterdir()) == [path]


@POSIX
def test_that_two_programs_do_not_disturb_each_other(path, endless):
    for number in range(100):
        write_text(path, f"{number}")
    assert endless.poll() is None


@POSIX
def test_that_only_our_own_abandoned_folders_are_removed(path, tmp_path):
    abandoned = tmp_path / f"{PREFIX}abandoned{SUFFIX}"
    abandoned.mkdir()
    (abandoned / "0.txt").write_text("half")
    (tmp_path / f"{PREFIX}link{SUFFIX}").symlink_to(tmp_path)
    (tmp_path / f"{PREFIX}notes").mkdir()
    kept = {f"{PREFIX}link{SUFFIX}", f"{PREFIX}notes", path.name}
    with NewFiles() as files:
        files.place_for(path).write_text("in the middle of it")
        write_text(path, NEW)
        files.commit()
    assert {each.name for each in tmp_path.iterdir()} == kept
    assert path.read_text() == "in the middle of it"


@POSIX
def test_that_a_file_system_without_locks_is_written_to(path, monkeypatch):
    def no_locks(*_args, **_options):
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))

    monkeypatch.setattr(writing, "_lock_of", no_locks)
    write_text(path, NEW)
    assert list(path.parent.iterdir()) == [path]
