% Operators say which class they do not take.
t = {'{1} + 1', 'struct() + 1', '@sin * 2', '"a" - 1', '~{1}', '-"a"', '{1} == {1}', 'struct() == 1', '{1}''', '[1 2] * [3 4]', '[1 2 3] + [1 2]', 'ones(2, 3) .* ones(3, 2)', 'int8(1) + int16(1)', 'bitand(1.5, 1)', '[1 2; 3]', '[ones(2), ones(3)]', '{1} && true', '1:{2}', 'ones(2, 3) ^ 2', '+{}', '{} | 1', 'containers.Map + 1'};
for k = 1:numel(t), try, eval([t{k} ';']); fprintf('%s runs\n', t{k}); catch e, fprintf('%s: %s\n', t{k}, e.message); end, end
