c = {'a', 'bb', 'ccc'};
disp(cellfun(@length, c)), disp(cellfun('length', c)), disp(cellfun(@isempty, {'', 'a', []})), disp(cellfun('isempty', {'', 'a'}))
u = cellfun(@upper, c, 'UniformOutput', false); fprintf('%s ', u{:}); fprintf('\n');
disp(cellfun(@(s) s(1), c)), disp(cellfun(@numel, c)), disp(cellfun(@ischar, {1, 'a'})), disp(cellfun('isclass', {1, 'a'}, 'char'))
disp(arrayfun(@(s) strlength(s), ["a" "bb"]))
n = cellfun(@str2double, {'1', '2'}); disp(n)
