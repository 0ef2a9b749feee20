% Subscripts that are no positive whole numbers, or reach outside.
x = 1:3; m = magic(3); c = {1, 2}; s.a = 1;
t = {'x(0)', 'x(-1)', 'x(1.5)', 'x(4)', 'm(4, 1)', 'm(1, 4)', 'm(1, 1, 2)', 'm(10)', 'm(0, 1)', 'm(1, 1.5)', 'x(NaN)', 'x(Inf)', 'x(1i)', 'x({1})', 'x(s)', 'x(@sin)', 'c{3}', 'c{0}', 'c(3)', 's(2)', 's.b', 'x(''a'')', 'x("a")', 'x(1, 2, 3)', 'x(int8(0))', 'x(1e10)'};
for k = 1:numel(t), try, eval([t{k} ';']); fprintf('%s runs\n', t{k}); catch e, fprintf('%s: %s | %s\n', t{k}, e.identifier, e.message); end, end
