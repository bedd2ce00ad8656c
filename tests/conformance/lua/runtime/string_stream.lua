-- Bytes as what a stream is made of.
return function(data)
    return {read = function() return data end}
end
