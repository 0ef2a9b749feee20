% ctrb, obsv, acker, place, care, dare, lqr, dlqr.
A = [0 1 0; 0 0 1; -6 -11 -6]; B = [0; 0; 1]; C = [1 0 0];
disp(ctrb(A, B)), disp(obsv(A, C)), disp(rank(ctrb(A, B)))
p = [-1 -2 -5]; K = acker(A, B, p); disp(norm(sort(eig(A - B*K)) - sort(p')) < 1e-10)
K = place(A, B, p); disp(norm(sort(eig(A - B*K)) - sort(p')) < 1e-10)
p = [-2 + 3i, -2 - 3i, -4]; [K, digits] = place(A, B, p); disp(isreal(K)), disp(norm(poly(A - B*K) - real(poly(p))) < 1e-9), disp(digits > 8)
B2 = [1 0; 0 1; 1 1]; [K, digits] = place(A, B2, [-1 -1 -3]); disp(norm(sort(eig(A - B2*K)) - [-3; -1; -1]) < 1e-6), disp(digits > 5)
K = place(A, B2, [-1 + 1i, -1 - 1i, -2]); disp(isreal(K)), disp(norm(poly(A - B2*K) - real(poly([-1 + 1i, -1 - 1i, -2]))) < 1e-8)
Q = diag([2 1 3]); R = 2;
[X, L, G] = care(A, B, Q, R); disp(norm(A'*X + X*A - X*B/R*B'*X + Q) < 1e-11), disp(all(real(L) < 0)), disp(norm(sort(L) - sort(eig(A - B*G))) < 1e-12)
E = [2 0 0; 0 1 0.5; 0 0 1]; S = [0.1; 0.2; 0]; [X, L, G] = care(A, B, Q, R, S, E);
disp(norm(A'*X*E + E'*X*A - (E'*X*B + S)/R*(B'*X*E + S') + Q) < 1e-10), disp(all(real(eig(E\(A - B*G))) < 0))
[K, X, e] = lqr([0 1; 0 0], [0; 1], eye(2), 1); fprintf('%.12f ', K, X), fprintf('\n'), disp(all(real(e) < 0))
D = [1 0.1; 0 1.2]; F = [0; 0.1]; [X, L, G] = dare(D, F, eye(2), 3); disp(norm(D'*X*D - X - D'*X*F/(F'*X*F + 3)*F'*X*D + eye(2)) < 1e-9), disp(all(abs(L) < 1))
E = [1 0.2; 0 2]; S = [0.1; 0]; [X, L, G] = dare(D, F, eye(2), 3, S, E); disp(norm(D'*X*D - E'*X*E - (D'*X*F + S)/(F'*X*F + 3)*(F'*X*D + S') + eye(2)) < 1e-8)
[K, ~, e] = dlqr(D, F, eye(2), 3); disp(norm(K - dare3(D, F)) < 1e-9), disp(all(abs(e) < 1))
try, acker(A, B2, [1 2 3]), catch e, disp(e.message), end
try, acker(eye(2), [1; 0], [1 2]), catch e, disp(e.message), end
try, place(A, B, [-1 -1 -2]), catch e, disp(e.message), end
try, care(A, B, Q, 0), catch e, disp(e.message), end
try, care([0 1; -1 0], [0; 0], zeros(2)), catch e, disp(e.message), end
try, dare(2, 0, 1), catch e, disp(e.message), end
try, ctrb(1, [1; 2]), catch e, disp(e.message), end
function K = dare3(D, F)
[~, ~, K] = dare(D, F, eye(2), 3);
end
