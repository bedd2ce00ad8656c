-- A stand-in for the official Lua runtime, with what the generated code of navspec's formats calls and no more.
-- It is for these tests alone: programs use https://github.com/kaitai-io/kaitai_struct_lua_runtime.

local class = require("class")

KaitaiStruct = class.class()

function KaitaiStruct:_init(io)
    self._io = io
end

function KaitaiStruct:from_file(name)
    return self(KaitaiStream(assert(io.open(name, "rb"))))
end

KaitaiStream = class.class()

-- Made of a file that is open, or of a `string_stream`.
function KaitaiStream:_init(from)
    self.data = from:read("a")
    self.at = 0
    self:align_to_byte()
end

local NUMBERS = {
    u1 = "B", u2le = "<I2", u4le = "<I4", u8le = "<I8", u2be = ">I2", u4be = ">I4", u8be = ">I8",
    s1 = "b", s2le = "<i2", s4le = "<i4", s8le = "<i8", s2be = ">i2", s4be = ">i4", s8be = ">i8",
    f4le = "<f", f8le = "<d", f4be = ">f", f8be = ">d",
}

for name, form in pairs(NUMBERS) do
    local size = string.packsize(form)
    KaitaiStream["read_" .. name] = function(self)
        self:align_to_byte()
        return (string.unpack(form, self.data, self:_skipped(size) + 1))
    end
end

function KaitaiStream:size()
    return #self.data
end

function KaitaiStream:pos()
    return self.at
end

function KaitaiStream:align_to_byte()
    self.bits, self.num_bits = 0, 0
end

function KaitaiStream:read_bits_int_le(count)
    while self.num_bits < count do
        self.bits = self.bits | self.data:byte(self:_skipped(1) + 1) << self.num_bits
        self.num_bits = self.num_bits + 8
    end
    local value = self.bits & (1 << count) - 1
    self.bits = self.bits >> count
    self.num_bits = self.num_bits - count
    return value
end

function KaitaiStream:read_bytes(count)
    self:align_to_byte()
    local before = self:_skipped(count)
    return self.data:sub(before + 1, before + count)
end

function KaitaiStream:read_bytes_full()
    return self:read_bytes(#self.data - self.at)
end

function KaitaiStream:read_bytes_term(terminator, include_it, consume_it, must_be_there)
    self:align_to_byte()
    local last = self.data:find(string.char(terminator), self.at + 1, true)
    if not last then
        if must_be_there then
            error("end of stream reached, but no terminator " .. terminator .. " found")
        end
        return self:read_bytes_full()
    end
    local found = self:read_bytes(last - 1 - self.at + (include_it and 1 or 0))
    self.at = consume_it and last or last - 1
    return found
end

-- How many bytes are before the next ones, which are then behind.
function KaitaiStream:_skipped(count)
    if not math.tointeger(count) or count < 0 then
        error(tostring(count) .. " is no number of bytes")
    end
    local left = #self.data - self.at
    if count > left then
        error("requested " .. count .. " bytes, but only " .. left .. " bytes available")
    end
    self.at = self.at + count
    return self.at - count
end
