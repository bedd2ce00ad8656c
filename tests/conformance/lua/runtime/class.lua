local class = {}

-- A class with what its base has at this moment. Calling it makes an object; `property` holds what is computed on demand.
function class.class(base)
    local made = {property = {}}
    for name, value in pairs(base or {}) do
        if name ~= "property" then
            made[name] = value
        end
    end
    function made.__index(object, name)
        local property = made.property[name]
        if property then
            return property.get(object)
        end
        return made[name]
    end
    return setmetatable(made, {
        __call = function(_, ...)
            local object = setmetatable({}, made)
            object:_init(...)
            return object
        end,
    })
end

return class
