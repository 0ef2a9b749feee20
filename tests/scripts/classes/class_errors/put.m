function obj = put(obj, name, value)
obj.(name) = value;
end
