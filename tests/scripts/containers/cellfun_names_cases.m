disp(cellfun('isclass', {1, 'a'}, 'char'))
disp(cellfun('size', {ones(2, 3), 1}, 2))
disp(cellfun('ndims', {1, ones(2, 2, 2)}))
disp(cellfun(@isempty, {}))
disp(cellfun(@upper, {'a', 'b'}, 'UniformOutput', false))
[mx, ix] = cellfun(@max, {[1 9 3], [4 2]}, 'UniformOutput', false);
disp(ix{1})
cellfun(@(x) fprintf('%d;', x), {1, 2, 3}); fprintf('\n');
arrayfun(@(x) fprintf('%d;', x), 1:3); fprintf('\n');
try
    cellfun(@(a, b) a + b, {1, 2}, {1})
catch e
    disp(e.identifier)
end
