local utils = {}

-- `c and a or b` takes b where a is false or nil, unless a is in a box.
local boxed_false, boxed_nil = {}, {}

function utils.box_wrap(value)
    if value == nil then
        return boxed_nil
    end
    return value or boxed_false
end

function utils.box_unwrap(value)
    if value == boxed_nil then
        return nil
    end
    return value ~= boxed_false and value
end

return utils
