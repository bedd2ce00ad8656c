-- Canonical JSON from the generated Lua modules.
--
-- Usage: lua dump.lua PLANS RUNTIME <LIST. See conformance/README.md for what is read and printed.

local plans = dofile(arg[1])
package.path = arg[2] .. "/?.lua;" .. package.path
require("kaitaistruct")
local string_stream = require("string_stream")

local EXACT = (1 << 53) - 1

-- Lua has no unsigned integers: the upper half of eight bytes arrives as negative numbers.
local function unsigned(value)
    if value >= 0 then
        return value <= EXACT and tostring(value) or '"' .. value .. '"'
    end
    local tenth = (value >> 1) // 5
    return '"' .. tenth .. value - tenth * 10 .. '"'
end

-- A name that the language has for a number stands in a table with it. One without a name is nil: its field has it.
local function integer(value)
    local number = type(value) == "table" and value.value or value
    if math.type(number) ~= "integer" then
        error(tostring(number) .. " is no integer")
    end
    return -EXACT <= number and number <= EXACT and tostring(number) or '"' .. number .. '"'
end

local function float(value)
    if value ~= value then
        return '"f8:nan"'
    end
    return '"f8:' .. string.format("%016x", string.unpack(">I8", string.pack(">d", value))) .. '"'
end

local function hex(value)
    return '"hex:' .. value:gsub(".", function(each) return string.format("%02x", each:byte()) end) .. '"'
end

local dumped

local converts = {
    struct = function(value, member, types) return dumped(value, member.type, types) end,
    bytes = hex,
    f4 = float,
    f8 = float,
    bool = function(value) return tostring(not not value) end,
    u8 = unsigned,
    int = integer,
    widths = integer,
}

function dumped(object, type, types)
    local found = {}
    for _, member in ipairs(types[type].members) do
        if member.present == "" or object[member.present] then
            local convert, value = converts[member.kind], object[member.id]
            if value == nil and member.names ~= "" then
                value = object[member.names]
            end
            local text
            if member.list then
                local each = {}
                for i = 1, #value do
                    each[i] = convert(value[i], member, types)
                end
                text = "[" .. table.concat(each, ",") .. "]"
            else
                text = convert(value, member, types)
            end
            found[#found + 1] = '"' .. member.id .. '":' .. text
        end
    end
    return "{" .. table.concat(found, ",") .. "}"
end

local function pascal(name)
    return (name:gsub("_?(%w+)", function(word) return word:sub(1, 1):upper() .. word:sub(2) end))
end

local loaded = {}

local function answer(plan, path, is_timed)
    if not loaded[plan.file] then
        dofile(plan.file)
        loaded[plan.file] = true
    end
    local file = assert(io.open(path, "rb"))
    local data = file:read("a")
    file:close()
    local start = os.clock()
    local object = _G[pascal(plan.root)](KaitaiStream(string_stream(data)))
    if is_timed then
        return string.format("%d", math.floor((os.clock() - start) * 1e9))
    end
    return dumped(object, plan.root, plan.types)
end

-- The runtime raises words alone.
local function kind(message)
    if message:find("requested %-?%d+ bytes, but only") or message:find("end of stream reached") then
        return "eof"
    end
    return (message:find("Validation%a+Error") or message:find("not equal, expected")) and "validation" or "other"
end

for line in io.lines() do
    local id, path, timed = line:match("^([^\t]*)\t([^\t]*)\t?(.*)$")
    local is_read, text = pcall(answer, plans[id], path, timed ~= "")
    if not is_read then
        text = "!" .. kind(tostring(text)) .. " " .. tostring(text):gsub("[^ -~]", "?")
    end
    io.write(text, "\n")
    io.flush()
end
