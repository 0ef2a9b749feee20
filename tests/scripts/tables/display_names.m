% SPDX-License-Identifier: Apache-2.0
% display shows a table, times and categories as a statement without a semicolon does.
t = table([1; 2], {'a'; 'b'}, 'VariableNames', {'n', 's'});
d = datetime(2024, 1, 15);
c = categorical({'x', 'y', 'x'});
h = hours(3);
for name = {'t', 'd', 'c', 'h'}
    shown = evalc(['display(' name{1} ')']);
    fprintf('%d ', strcmp(shown, evalc(name{1})), strncmp(shown, [name{1} ' ='], 3));
end
fprintf('\n');
