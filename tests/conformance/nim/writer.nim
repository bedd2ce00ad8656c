## Appends canonical JSON; a comma goes before all but the first.

import std/strutils

type Writer* = ref object
  text*: string

proc put*(w: Writer, text: string) = w.text.add(text)

proc next*(w: Writer) =
  if w.text[^1] notin {'{', '['}:
    w.put(",")

proc key*(w: Writer, name: string) =
  w.next()
  w.put(name)

proc number*(w: Writer, value: int64) = w.text.addInt(value)

proc unsigned*(w: Writer, value: uint64) =
  let mark = if value < 1'u64 shl 53: "" else: "\""
  w.put(mark & $value & mark)

template name*(w: Writer, value: untyped, stored: int64) =
  ## The number that an enum is made of: one beyond its members is no enum in Nim.
  try:
    w.number(int64(value))
  except RangeDefect:
    w.number(stored)

proc truth*(w: Writer, value: bool) = w.put(if value: "true" else: "false")

proc real*(w: Writer, value: float64) =
  w.put("\"f8:")
  w.put(if value != value: "nan" else: cast[int64](value).toHex.toLowerAscii)
  w.put("\"")

proc bytes*(w: Writer, value: seq[byte]) =
  const digits = "0123456789abcdef"
  w.put("\"hex:")
  for each in value:
    w.text.add(digits[each shr 4])
    w.text.add(digits[each and 15])
  w.put("\"")
