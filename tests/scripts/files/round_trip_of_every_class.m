% Every class that a MAT file keeps comes back with its class, size and value, in all three versions.
values = {magic(3), single(2.5), int8([-3 4]), uint8(200), int16(-5), uint16(7), int32([1;2]), ...
    uint32(9), intmin('int64'), intmax('uint64'), [true false], ['ab';'cd'], 'text', '', [], ...
    zeros(0,3), [1+2i 3], single([1i 2]), reshape(1:24,2,3,4), {1,'two',{3,[]}}, cell(2,0), ...
    struct('a',{1,2}), struct('k',{}), struct(), struct('n',struct('m',{{1,'x'}})), NaN, -Inf, ...
    char([228 8364 65])};
file = [tempname '.mat'];
versions = {'-v6','-v7','-v7.3'};
for v = versions
    s = struct();
    for k = 1:numel(values)
        s.(sprintf('v%d', k)) = values{k};
    end
    save(file, '-struct', 's', v{1});
    l = load(file);
    good = numel(fieldnames(l)) == numel(values);
    for k = 1:numel(values)
        x = l.(sprintf('v%d', k));
        good = good && isequaln(x, values{k}) && strcmp(class(x), class(values{k})) && ...
            isequal(size(x), size(values{k}));
    end
    fprintf('%s %d\n', v{1}, good);
end
delete(file)
