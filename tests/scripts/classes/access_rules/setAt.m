function r = setAt(obj, name, k, v)
obj.(name)(k) = v;
r = obj.(name);
end
