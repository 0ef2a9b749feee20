% Wrong texts are errors that can be caught, with their own identifier.
t = {'x = ', '1 +* 2', 'if', '(1', '[1 2', '{1', '''open', 'end', 'for', '1 = 2', 'x(', 'function', 'a b = c', '@', 'x..y', '"open', 'while true', 'x = [1 2; 3', ')'};
for k = 1:numel(t), try, eval(t{k}); fprintf('%s runs\n', t{k}); catch e, fprintf('%s\n', e.identifier); end, end
