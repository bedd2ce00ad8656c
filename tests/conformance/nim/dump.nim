## Canonical JSON; see conformance/README.md for what is read and printed.

import std/[monotimes, strutils, times]
import kaitai_struct_nim_runtime
import writer, dumper

proc answered(id, path: string, isTimed: bool): string =
  let io = newKaitaiStream(cast[seq[byte]](readFile(path)))
  let start = getMonoTime()
  let dump = read(id, io)
  if isTimed:
    return $(getMonoTime() - start).inNanoseconds
  var w = Writer()
  dump(w)
  w.text

proc answer(id, path: string, isTimed: bool): string =
  try:
    answered(id, path, isTimed)
  except IOError, AssertionDefect:
    "!eof " & getCurrentExceptionMsg()
  except CatchableError, Defect:
    "!other " & $getCurrentException().name & " " & getCurrentExceptionMsg()

for line in stdin.lines:
  let words = line.split('\t')
  stdout.write(answer(words[0], words[1], words.len > 2).replace('\n', ' '), "\n")
  stdout.flushFile()
