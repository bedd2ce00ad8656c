"""A dumper that hangs, ends or talks too much is known by the file that it does so with, and the next file is read."""

from __future__ import annotations

import time

import pytest

from conformance.fakes import program, saying
from conformance.sessions import PATIENCE, PIECE, Ended, Session
from conformance.toolchains import Dumper


def asked(session: Session, line: str, limit: float = 20) -> str:
    return b"".join(session.ask(line, limit)).decode()


def test_each_line_has_its_answer() -> None:
    session = Session(program("say(number, line.upper())"))
    assert [asked(session, "a\tx"), asked(session, "b\ty")] == ["0 A\tX", "1 B\tY"]
    assert session.close() == ""


def test_a_long_answer_comes_in_pieces() -> None:
    session = Session(program(f"say('x' * {3 * PIECE})"))
    pieces = list(session.ask("a", 20))
    assert len(pieces) > 2
    assert b"".join(pieces) == b"x" * 3 * PIECE
    session.close()


def test_a_program_that_hangs_is_ended_and_started_anew() -> None:
    session = Session(program("time.sleep(60 if line == 'bad' else 0)\nsay(number)"))
    start = time.monotonic()
    with pytest.raises(Ended, match="no answer within 0 s"):
        asked(session, "bad", 0.3)
    assert time.monotonic() - start < 10
    assert asked(session, "good") == "0"
    session.close()


def test_half_an_answer_is_none() -> None:
    session = Session(program("sys.stdout.write('half')\nsys.stdout.flush()\ntime.sleep(60)"))
    with pytest.raises(Ended, match="no answer"):
        asked(session, "a", 0.5)


def test_a_program_that_ends_says_how_and_why() -> None:
    session = Session(program("if line == 'bad': sys.stderr.write('the reason'); sys.exit(3)\nsay(number)"))
    assert asked(session, "good") == "0"
    with pytest.raises(Ended, match=r"the program ended: exit 3: the reason"):
        asked(session, "bad")
    assert asked(session, "good") == "0"
    session.close()


def test_a_program_that_ended_after_an_answer_fails_at_the_next_file() -> None:
    session = Session(program("say(number)\nsys.exit(5)"))
    assert asked(session, "first") == "0"
    time.sleep(0.3)
    with pytest.raises(Ended, match="the program ended: exit 5"):
        asked(session, "second")


def test_more_than_was_asked_for_is_no_answer() -> None:
    with pytest.raises(Ended, match="more than one line"):
        asked(Session(program("say('a\\nb')")), "a")
    session = Session(program("say('a')\ntime.sleep(0.2)\nsay('b')"))
    asked(session, "first")
    time.sleep(0.6)
    with pytest.raises(Ended, match="printed without being asked"):
        asked(session, "second")
    late = Session(program("say('a')\ntime.sleep(0.3)\nsay('b')"))
    asked(late, "only")
    assert late.close() == "printed without being asked"


def test_a_program_that_fails_again_and_again_is_left_alone() -> None:
    session = Session(program("sys.exit(1)"))
    for _ in range(PATIENCE):
        with pytest.raises(Ended, match="exit 1"):
            asked(session, "a")
    with pytest.raises(Ended, match="not asked: the program failed on 3 files in a row"):
        asked(session, "a")


def test_the_end_of_a_program_counts() -> None:
    session = Session(Dumper([*program("say(1)").command[:2], "import sys\nprint(input(), flush=True)\nsys.exit(4)"]))
    assert asked(session, "a") == "a"
    assert session.close() == "exit 4 at the end"
    assert Session(saying("a")).close() == ""
