% svd(A,0) leaves wide matrices whole, [C,R] = qr(A,B) has Q'*B, and zero finding ends at tolerance 0.
[~, ~, v] = svd([1 1 1], 0); disp(size(v)), [~, ~, v] = svd([1 1 1], 'econ'); disp(size(v)), [u, s, v] = svd([1; 1; 1], 0); disp([size(u) size(s) size(v)])
A = [0 2 1; 2 1 2; 3 1 2]; B = [1 3 2; 1 1 0; 3 0 2]; [Q, R] = qr(A); [C, S] = qr(A, B); disp([norm(C - Q'*B) < 1e-14, norm(S - R) < 1e-14]), disp(norm(S\C - A\B) < 1e-13)
T = [1 2; 3 4; 5 7]; b = [1; 2; 4]; [C, S] = qr(T, b, 'econ'); disp([size(C) size(S), norm(S\C - T\b) < 1e-13]), [Q, R] = qr(T, 0); disp(size(Q)), [C, S] = qr(T*1i, b); disp([size(C), norm(abs(C(3)) - norm(b - T*(T\b))) < 1e-13]), [C, S] = qr(5, 2); disp(abs(S\C - 0.4) < 1e-15)
disp(abs(fzero(@cos, [0 3], optimset('TolX', 0)) - pi/2) < 1e-15), disp(fzero(@(x) x - 1/3, [0 1], optimset('TolX', 0)) == 1/3)
try, [C, S] = qr(A, [1; 2]); catch e, disp(e.identifier), end
