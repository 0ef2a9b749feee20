% Factors and solutions have the same bits for arrays at once, captured arrays and gpuArrays.
rng(4);
for form = ["double" "single"]
    for n = [2 33]
        a = cast(rand(n) - 0.5 + 2*eye(n), form); b = cast(rand(n, 3), form);
        s = a*a' + cast(eye(n), form); t = cast(rand(n + 9, n) - 0.3, form); u = cast(rand(n + 9, 2), form);
        g = gpuArray(a); q = gpuArray(s); r = gpuArray(t);
        ok = isequal(g\b, a\b) && isequal(b'/g, b'/a) && isequal(tril(g)\b, tril(a)\b) && isequal(triu(g)\b, triu(a)\b) ...
            && isequal(q\b, s\b) && isequal(r\u, t\u) && isequal(r'\b, t'\b) && isequal(inv(g), inv(a)) && isequal(det(g), det(a));
        [l1, u1, p1] = lu(g); [l2, u2, p2] = lu(a); ok(2) = isequal(l1, l2) && isequal(u1, u2) && isequal(p1, p2);
        [l1, u1] = lu(r'); [l2, u2] = lu(t'); ok(3) = isequal(l1, l2) && isequal(u1, u2);
        ok(4) = isequal(chol(q), chol(s)) && isequal(chol(q, 'lower'), chol(s, 'lower'));
        [q1, r1] = qr(r); [q2, r2] = qr(t); ok(5) = isequal(q1, q2) && isequal(r1, r2) && isequal(qr(r'), qr(t'));
        [q1, r1] = qr(r, 0); [q2, r2] = qr(t, 0); ok(6) = isequal(q1, q2) && isequal(r1, r2);
        disp([n, ok])
        % and they are right
        e = 200 * double(eps(form)) * n;
        disp([norm(a*(a\b) - b), norm(l2*u2 - t'), norm(q2*r2 - t), norm(q2'*q2 - eye(size(q2, 2))), norm(chol(s)'*chol(s) - s), ...
            norm(t'*(t*(t\u) - u)), norm(inv(a)*a - eye(n))] < e)
    end
end
% Rows enough for sums in many parts, what is not finite and not positive.
t = sin((1:700)'*(1:3)); g = gpuArray(t); [q1, r1] = qr(g, 0); [q2, r2] = qr(t, 0); disp(isequal(q1, q2) && isequal(r1, r2))
disp(norm(q2*r2 - t) < 1e-12), disp(r2(1) < 0)
h = magic(40); h(5, 7) = NaN; h(9, 2) = Inf; disp(isequaln(gather(qr(gpuArray(h))), qr(h))), disp(isequaln(gather(lu(gpuArray(h))), lu(h)))
[r1, f1] = chol(gpuArray(toeplitz([2 -1 zeros(1, 40)]) - 0.5*eye(42))); [r2, f2] = chol(toeplitz([2 -1 zeros(1, 40)]) - 0.5*eye(42));
disp([f1 f2]), disp(isequal(r1, r2))
% Few unknowns are solved without a graph.
for n = [3 8 32]
    a = rand(n) - 0.5; s = a*a' + eye(n); b = rand(n, 2);
    disp([isequal(gpuArray(a)\b, a\b), isequal(gpuArray(s)\b, s\b), isequal(tril(gpuArray(a))\b, tril(a)\b), ...
        isequal(inv(gpuArray(a)), inv(a)), isequal(det(gpuArray(a)), det(a)), norm(a*(a\b) - b) < 1e-10])
end
lastwarn(''); warning('off', 'all'); x = [1 2; 2 4]\[1; 2]; y = inv([1 2; 1 2+eps]); [text, id] = lastwarn(); disp(id), disp(size(y))
