% lu, qr, chol, det and inverses of complex matrices stay where the matrix is, with the same bits.
%environment VITRINE_STRICT=1
%environment VITRINE_LAZY_MIN_ELEMENTS=1000000
rng(23);
for n = [1 3 35 70]
    for kind = {'double', 'single'}
        if n == 70 && strcmp(kind{1}, 'single'), continue, end
        h = cast(rand(n) - 0.5 + 1i*(rand(n) - 0.5), kind{1});
        t = h*h' + n*eye(n); t = (t + t')/2;
        a = gpuArray(h); s = gpuArray(t);
        [l, u, p] = lu(a); [m, w] = lu(a); r = chol(s); c = chol(s, 'lower'); [q, v] = qr(a); x = inv(s); d = det(a);
        bits('l', l), bits('u', u), bits('m', m), bits('r', r), bits('c', c), bits('q', q), bits('v', v), bits('x', x), bits('d', d)
        [l, u, p, m, w, r, c, q, v, x, d] = gather(l, u, p, m, w, r, c, q, v, x, d);
        report(n, 'lu', p*h - l*u, h), report(n, 'unit lower', [diag(l) - 1; l(triu(true(n), 1))], 1)
        report(n, 'upper', u(tril(true(n), -1)), 1), report(n, 'lu, two outputs', h - m*w, h)
        report(n, 'chol', r'*r - t, t), report(n, 'chol upper', r(tril(true(n), -1)), 1), report(n, 'chol lower', c*c' - t, t)
        report(n, 'qr', q*v - h, h), report(n, 'unitary', q'*q - eye(n), 1), report(n, 'inverse', t*x - eye(n), 1)
        fprintf('%d %d %d %s %s\n', isreal(diag(v)), isequal(x, x'), abs(d - prod(diag(u))*det(p)) <= 1e-4*abs(d), class(d), class(x));
    end
end
for s = [40 12; 12 40; 65 64; 3 1; 1 3]'
    h = rand(s(1), s(2)) + 1i*rand(s(1), s(2)); a = gpuArray(h);
    [q, r] = qr(a); [q, r] = gather(q, r); report(s(1), 'qr', q*r - h, h)
    [q, r] = qr(a, 'econ'); [l, u, p] = lu(a, 'vector');
    bits('q', q), bits('r', r), bits('l', l), bits('u', u)
    [q, r, l, u, p] = gather(q, r, l, u, p); report(s(1), 'qr econ', q*r - h, h), report(s(1), 'lu', l*u - h(p, :), h)
    disp([size(q) size(r) size(l) size(u) size(p)])
end
a = gpuArray(rand(530, 2) - 1i*rand(530, 2)); [q, r] = qr(a, 0); bits('tall', q), [q, r, a] = gather(q, r, a); report(530, 'tall', q*r - a, a)
% what is not positive, has no real diagonal, is singular or not a number
b = gpuArray(eye(50) + 0i); b(40, 40) = -1; b(2, 1) = 0.5i; b(1, 2) = -0.5i;
[r, flag] = chol(b); disp(flag), disp(size(r))
h = inverse(gather(b)); disp(norm(h*gather(b) - eye(50)) < 1e-12)
d = gpuArray([2 0; 0 2 + 1i]); [r, flag] = chol(d); disp(flag), disp(r)
try, chol(d), catch e, disp(e.identifier), disp(e.message), end
try, chol(b), catch e, disp(e.identifier), disp(e.message), end
[~, flag] = chol(gpuArray([1 NaN; NaN 1] + [0 1i; -1i 0])); disp(flag)
z = gpuArray([1 1i; 1i -1]); [l, u] = lu(z); disp(gather(l)), disp(gather(u)), disp(gather(det(z)))
[l, u] = lu(gpuArray([1 NaN; 2i 3])); disp(any(isnan(gather(u(:)))))
[q, r] = qr(gpuArray([0 1i; 0 2])); disp(gather(q)), disp(gather(r))
[q, r] = qr(gpuArray([1 2; 3 4i] + 0i)); disp(gather(q)), disp(gather(r))

function x = inverse(a), x = inv(a); end

function report(n, what, difference, of)
    difference = gather(difference); of = gather(of);
    bound = 8*max(n, 2)*double(eps(class(difference)))*max(1, norm(double(of), 'fro'));
    if all(isfinite(difference(:))) && norm(double(difference), 'fro') <= bound
        fprintf('%d %s %s: within bounds\n', n, class(difference), what);
    else
        fprintf('%d %s %s: OFF by %g\n', n, class(difference), what, norm(double(difference), 'fro')/bound);
    end
end

function bits(name, x)
    x = gather(x(:)); x = [real(x); imag(x)]; h = double(typecast(x, 'uint32'));
    fprintf('%-5s %s %d\n', name, class(x), sum(mod(h .* (1:numel(h))', 65521)));
end
