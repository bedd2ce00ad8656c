local enum = {}

-- The names of numbers: `names.a` is the entry of a name, `names(1)` that of a number, nil where it has none.
function enum.Enum(numbers)
    local entries, by_number = {}, {}
    for label, number in pairs(numbers) do
        entries[label] = {label = label, value = number}
        by_number[number] = entries[label]
    end
    return setmetatable(entries, {__call = function(_, number) return by_number[number] end})
end

return enum
