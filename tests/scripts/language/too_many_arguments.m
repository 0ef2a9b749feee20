% Counts are checked at the call.
function r = two(a, b), r = a; end
function noout(a), end
t = {'two(1, 2, 3)', '[a, b] = two(1, 2);', 'two()', 'x = noout(1);', 'sin(1, 2)', 'sin()', '[a, b] = sin(1);', 'f = @(x) x; f(1, 2)', 'f = @() 1; f(1)', 'two(1)', 'r = two(1, 2);'};
for k = 1:numel(t), try, evalc(t{k}); fprintf('%s runs\n', t{k}); catch e, fprintf('%s: %s\n', t{k}, e.message); end, end
