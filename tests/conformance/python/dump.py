"""Canonical JSON from the generated Python modules, with the official runtime and nothing else.

Usage: dump.py PLANS <LIST. See conformance/README.md for what is read and printed.
"""

from __future__ import annotations

import json
import struct
import sys
import time
from importlib import import_module
from pathlib import Path

from kaitaistruct import KaitaiStruct, ValidationFailedError


def class_name(name: str) -> str:
    return "".join(word[:1].upper() + word[1:] for word in name.split("_"))


def integer(value) -> int | str:
    number = int(value)
    return number if abs(number) < 2**53 else str(number)


def dumped(o: KaitaiStruct, name: str, types: dict) -> dict:
    found = {}
    for type_ in types[name]["members"]:
        if type_["present"] and not getattr(o, type_["present"]):
            continue
        value = getattr(o, type_["id"])
        one = convert(type_, types)
        found[type_["id"]] = [one(item) for item in value] if type_["list"] else one(value)
    return found


def convert(member: dict, types: dict):
    match member["kind"]:
        case "struct":
            return lambda value: dumped(value, member["type"], types)
        case "bytes":
            return lambda value: "hex:" + value.hex()
        case "f4" | "f8":
            return lambda value: "f8:" + (struct.pack(">d", value).hex() if value == value else "nan")
        case "bool":
            return bool
    return integer


def answer(plan: dict, path: str, is_timed: bool) -> str:
    root = getattr(import_module(f"navspec_formats.{plan['root']}"), class_name(plan["root"]))
    data = Path(path).read_bytes()
    start = time.perf_counter_ns()
    o = root.from_bytes(data)
    o._read()
    if is_timed:
        return str(time.perf_counter_ns() - start)
    return json.dumps(dumped(o, plan["root"], plan["types"]), ensure_ascii=False, separators=(",", ":"))


def main() -> None:
    plans = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    for line in sys.stdin:
        spec_id, path, *timed = line.rstrip("\n").split("\t")
        try:
            text = answer(plans[spec_id], path, bool(timed))
        except EOFError as error:
            text = f"!eof {error!r}"
        except ValidationFailedError as error:
            text = f"!validation {str(error)!r}"
        except Exception as error:  # noqa: BLE001 - whatever it is, the other files are read
            text = f"!other {error!r}"
        print(text, flush=True)


main()
