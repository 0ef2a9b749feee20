% isa with categories, isnumeric, isfloat, isinteger, isreal over many values.
v = {1, single(1), int8(1), true, 'a', "s", {}, struct(), @sin, 1i, [], containers.Map()};
for k = 1:numel(v)
    x = v{k};
    fprintf('%s %d %d %d %d %d %d %d %d\n', class(x), isnumeric(x), isfloat(x), isinteger(x), islogical(x), ischar(x), isreal(x), isa(x, 'numeric'), isa(x, 'float'));
end
disp([isa(int8(1), 'integer'), isa(1, 'double'), isa(1, 'single'), iscell({}), isstring("a"), isstring('a'), is_function_handle(@sin), isobject(containers.Map()), iscellstr({'a'})])
