% Integers meet doubles, singles, logicals, characters.
t = {'int8(5) + 2.5', 'int8([1 2]) + 1', '[1 2] + int8(1)', 'int8([1 2]) + [1 2]', 'int8(1) + single(1)', 'int8(1) + true', 'int8(1) + ''a''', 'int8(1) + uint8(1)', 'int8(100) + 100', 'uint8(3) - 5', 'int32(7) / 2', 'int8(-7) / 2', 'int8(5) ^ 2', 'int8([1 2]) == [1 3]', 'int8(1) & 2', '-int8(-128)', 'uint8(200) * 2', 'int16(5) .* [1 2]'};
for k = 1:numel(t), try, v = eval(t{k}); fprintf('%s = %s (%s)\n', t{k}, mat2str(double(v)), class(v)); catch e, fprintf('%s: %s\n', t{k}, e.identifier); end, end
