% SPDX-License-Identifier: Apache-2.0
% esort, dsort, ord2, lqi and covar.
[s, k] = esort([-1; 2; -3; -1+2i; -1-2i]);
disp(s), disp(k')
[s, k] = dsort([0.5 -2 0.3+0.4i 0.3-0.4i]);
disp(s), disp(k')
[num, den] = ord2(2, 0.5);
disp(num), disp(den)
[A, B, C, D] = ord2(2, 0.5);
disp([A, B; C, D])
sys = ss([0 1; -1 -1], [0; 1], [1 0], 0);
[K, S, e] = lqi(sys, eye(3), 1);
disp(size(K)), disp(all(real(e) < 0))
F = [0 1 0; -1 -1 0; -1 0 0];
G = [0; 1; 0];
disp([norm(K - lqr(F, G, eye(3), 1)) < 1e-9, norm(sort(real(eig(F - G*K))) - sort(real(e))) < 1e-6])
[K, ~, e] = lqi(c2d(sys, 0.1), eye(3), 1);
disp([size(K), all(abs(e) < 1)])
% The variance of white noise through 1/(s + a) is W/(2*a), and of z/(z - a) W/(1 - a^2).
fprintf('%.6f\n', covar(tf(1, [1 1]), 2), covar(tf(1, [1 4]), 2), covar(tf([1 0], [1 -0.5], 1), 3), covar(tf([1 1], [1 1]), 2));
[P, Q] = covar(sys, 2);
fprintf('%.6f ', P, abs(Q)), disp(' ')
tries = {@() esort(magic(3)), @() lqi(sys, eye(2), 1), @() covar(tf(1, [1 -1]), 1), @() ord2(1)};
for k = 1:numel(tries)
    try, tries{k}(); disp('no error'), catch e, disp([e.identifier ' ' e.message]), end
end
