% An output that was not set is an error where its value is used.
function [a, b] = onlyfirst(), a = 1; end
function [a, b] = onlysecond(), b = 2; end
function a = nothing(), end
x = onlyfirst(); disp(x), [~, y] = onlysecond(); disp(y), nothing(); disp('a statement needs no value')
t = {'x = nothing();', '[p, q] = onlyfirst();', 'x = onlysecond();', '[p, q] = onlysecond();', 'disp(nothing())', '[nothing()]', 'x = 1 + nothing();'};
for k = 1:numel(t), try, eval(t{k}); disp('runs'), catch e, fprintf('%s | %s\n', e.identifier, e.message); end, end
