% Reductions and scans of captured complex arrays.
function show(name, z)
    fprintf('%s [%s] %s %d:', name, num2str(size(z)), class(z), isreal(z));
    z = z(:).';
    if islogical(z), fprintf(' %d', z); else, fprintf(' %.12g%+.12gi', [real(z); imag(z)]); end
    fprintf('\n');
end
a = (reshape(1:20, 4, 5) - 7.5)/4 + 1i*reshape(mod((1:20)*7, 11), 4, 5);
for k = 1:2
    if k == 2, a = single(a); end
    b = a .* (1 + 0.5i);
    show('sum', sum(b)); show('sum 2', sum(b, 2)); show('sum all', sum(b(:)));
    show('mean', mean(b)); show('mean 2', mean(b, 2)); show('prod', prod(b)); show('prod 2', prod(b, 2));
    show('prod all', prod(b(:) / 8)); show('var', var(b)); show('std', std(b, 0, 2));
    show('any', any(b)); show('all', all(b, 2)); show('cumsum', cumsum(b)); show('cumsum 2', cumsum(b, 2));
    show('norm', sqrt(sum(abs(b).^2, 2)));
    show('middle', mean(b - mean(b)));
end
n = complex([1 NaN 3], [2 1 0]);
show('nan sum', sum(n + 0)); show('omitnan', sum(n + 1i, 'omitnan')); show('any', any(n * 0));
show('max', max(a .* 1i, [], 2)); show('sort', sort(b(1, :)));
show('dot', sum(conj(b(:, 1)) .* b(:, 2)));
