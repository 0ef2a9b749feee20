% s.(expression) reads and writes; the expression may be any text.
s = struct('alpha', 1, 'beta', 2); n = fieldnames(s);
for k = 1:numel(n), fprintf('%s=%d\n', n{k}, s.(n{k})); end
s.(['ga' 'mma']) = 3; disp(s.gamma), s.("delta") = 4; disp(s.delta), s.(n{1}) = struct(); s.(n{1}).x = 5; disp(s.alpha.x)
f = 'list'; s.(f) = {1, 2}; disp(s.(f){2}), s.(f){3} = 'z'; disp(numel(s.(f)))
t = {'s.(1)', 's.({})', 's.(''none'')', 's.(''beta'')(2)'};
for k = 1:numel(t), try, eval([t{k} ';']); catch e, disp(e.message), end, end
