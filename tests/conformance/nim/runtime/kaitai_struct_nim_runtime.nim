## A stand-in for the official Nim runtime, with what the generated code of navspec's formats calls and no more.
## It is for these tests alone: programs use https://github.com/kaitai-io/kaitai_struct_nim_runtime

import std/endians

type
  KaitaiStream* = ref object
    data: seq[byte]
    at: int
    bits: uint64
    numBits: int
  KaitaiStruct* {.inheritable.} = ref object
    io*: KaitaiStream
    root*: KaitaiStruct

proc newKaitaiStream*(data: seq[byte]): KaitaiStream =
  new(result)
  shallowCopy(result.data, data)  # files of more than 2 GiB are asked for

proc newKaitaiFileStream*(filename: string): KaitaiStream =
  newKaitaiStream(cast[seq[byte]](readFile(filename)))

proc pos*(ks: KaitaiStream): int = ks.at
proc size*(ks: KaitaiStream): int = ks.data.len
proc isEof*(ks: KaitaiStream): bool = ks.at >= ks.data.len and ks.numBits == 0

proc alignToByte*(ks: KaitaiStream) =
  ks.bits = 0
  ks.numBits = 0

proc number[T](ks: KaitaiStream): T =
  ks.alignToByte()
  if sizeof(T) > ks.data.len - ks.at:
    raise newException(IOError, "the end comes before the last byte of a number")
  copyMem(addr result, addr ks.data[ks.at], sizeof(T))
  ks.at += sizeof(T)

proc readU1*(ks: KaitaiStream): uint8 = number[uint8](ks)
proc readS1*(ks: KaitaiStream): int8 = number[int8](ks)

template ordered(little, big: untyped, T: typedesc, convertLittle, convertBig: untyped) =
  proc little*(ks: KaitaiStream): T =
    var stored = number[T](ks)
    convertLittle(addr result, addr stored)

  proc big*(ks: KaitaiStream): T =
    var stored = number[T](ks)
    convertBig(addr result, addr stored)

ordered(readU2le, readU2be, uint16, littleEndian16, bigEndian16)
ordered(readU4le, readU4be, uint32, littleEndian32, bigEndian32)
ordered(readU8le, readU8be, uint64, littleEndian64, bigEndian64)
ordered(readS2le, readS2be, int16, littleEndian16, bigEndian16)
ordered(readS4le, readS4be, int32, littleEndian32, bigEndian32)
ordered(readS8le, readS8be, int64, littleEndian64, bigEndian64)
ordered(readF4le, readF4be, float32, littleEndian32, bigEndian32)
ordered(readF8le, readF8be, float64, littleEndian64, bigEndian64)

proc take(ks: KaitaiStream, n: int): int =
  ## The place of so many bytes; without them the official runtime fails in an assertion, too.
  doAssert n <= ks.data.len - ks.at, "the end comes before the last byte"
  result = ks.at
  ks.at += n

proc readBitsIntLe*(ks: KaitaiStream, n: int): uint64 =
  while ks.numBits < n:
    ks.bits = ks.bits or (uint64(ks.data[ks.take(1)]) shl ks.numBits)
    ks.numBits += 8
  result = ks.bits and ((1'u64 shl n) - 1)
  ks.bits = ks.bits shr n
  ks.numBits -= n

proc readBytes*(ks: KaitaiStream, n: int): seq[byte] =
  ks.alignToByte()
  let at = ks.take(n)
  newSeq(result, n)
  if n > 0:
    copyMem(addr result[0], addr ks.data[at], n)

proc readBytesFull*(ks: KaitaiStream): seq[byte] =
  ks.readBytes(ks.data.len - ks.at)

proc readBytesTerm*(ks: KaitaiStream; term: byte; includeTerm, consumeTerm, eosError: bool): seq[byte] =
  ## As in the official runtime, the end is an error whatever `eosError` says.
  while (let each = ks.readU1(); each != term):
    result.add(each)
  if includeTerm:
    result.add(term)
  if not consumeTerm:
    ks.at -= 1

proc `%%%`*[T, U: SomeInteger](a: T, b: U): U =
  ## What Kaitai means by `%`: never negative.
  let rest = int64(a) mod int64(b)
  U(if rest < 0: rest + int64(b) else: rest)
