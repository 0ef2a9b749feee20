% Factors and solutions have the same bits on both sides.
%environment VITRINE_STRICT=1
rng(11);
a = gpuArray(rand(35) - 0.5); b = gpuArray(rand(35, 2)); t = gpuArray(rand(40, 34) - 0.5); s = t'*t;
bits('solve', a\b), bits('positive', s\t'), bits('least squares', t\t(:, 1))
bits('inverse', inv(a)), bits('determinant', det(a)), bits('lower', chol(s, 'lower'))
[l, u, p] = lu(a); bits('l', l), bits('u', u), bits('p', p)
[q, r] = qr(t); bits('q', q), bits('r', r)
x = single(t); bits('solve', single(a)\single(b)), bits('least squares', x\x(:, 1))
t = gpuArray.rand(520, 2); [q, r] = qr(t, 0); bits('tall', q), bits('tall', r)
w = gpuArray(hilb(12)); lastwarn(''); warning('off', 'all'); w\ones(12, 1); disp(lastwarn)

function bits(name, x)
x = gather(x(:)); h = double(typecast(x, 'uint32'));
fprintf('%-14s %s %d\n', name, class(x), sum(mod(h .* (1:numel(h))', 65521)));
end
