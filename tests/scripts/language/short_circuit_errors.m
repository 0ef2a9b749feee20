% Operands of && and || are scalars.
t = {'[1 1] && 1', '[] || 1', '1 || []', '0 || [1 0]', '{} && 1', 'NaN && 1', '1 && NaN', 'struct() || 1', '0 && [1 2]', '1 || [1 2]'};
for k = 1:numel(t)
    try, r = eval(t{k}); fprintf('%s = %d\n', t{k}, r); catch e, fprintf('%s: %s\n', t{k}, e.identifier); end
end
