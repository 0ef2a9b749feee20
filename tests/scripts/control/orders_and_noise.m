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
% Margins, forms, reduction, regulators and connections.
G = ss([0 1; -2 -3], [0; 1], [1 0], 0);
m = allmargin(tf(1, [1 2 1 0]))
allmargin(tf(10,[1 1 0]))
[g, f] = getPeakGain(tf(1, [1 0.2 1]))
augstate(G)
[c,T] = canon(G, 'companion')
m = canon(ss([-1 2 0; -2 -1 0; 0 0 -3], [1; 1; 1], [1 0 1], 0)); m.A
hsvd(G)
hsvd(ss([1 0;0 -1],[1;1],[1 1],0))
modred(G, 2), modred(G,2,'Truncate')
R = balred(tf(1, [1 102 201 100]), 2); dcgain(R), order(R)
reg(G,[1 2],[1;2])
[K,S,e] = lqry(G,1,1)
[X,K,L] = icare([0 1; 0 0], [0; 1], eye(2))
[X,K,L] = idare([1 1; 0 1], [0; 1], eye(2))
filt([1 .5],[1 -.5 .2])
[u,t]=gensig('square',2,4,.5); [t u]
[u,t]=gensig('pulse',1,2,.5); [t u]
hasdelay(tf(1, [1 1], 'InputDelay', 2))
[Ab, Bb, Cb, T, k] = ctrbf([1 1; 4 -2], [1 -1; 1 -1], eye(2)); k, eig(Ab(1))
[Ab,Bb,Cb,T,k]=obsvf([1 1;4 -2],[1;1],[1 0]);
norm(T*[1 1;4 -2]*T'-Ab)<1e-12, k
C = pid(2, 1); C.u='e'; C.y='u';
P = tf(1,[1 1],'InputName','u','OutputName','y');
T = connect(C, P, sumblk('e = r - y'), 'r', 'y')
tf(T)
tf(feedback(C*P,1))
T2 = connect(append(tf(1,[1 0]),tf(2,1)),[1 -2;2 1],1,1); tf(T2)
lft(ss([1 2; 3 0]), 0.5)
try, connect(P,C,'q','y'), catch e, disp(e.message), end
sumblk('v = u + d', 2)
P = tf(1, [1 3 3 1]); [C, info] = pidtune(P, 'PID')
for t = {'P', 'I', 'PI', 'PD', 'PIDF'}, [C, i] = pidtune(P, t{1}); fprintf('%s %d %.4f %.1f\n', t{1}, i.Stable, i.CrossoverFrequency, i.PhaseMargin); end
for t = {'P', 'PI', 'PD', 'PID'}, [C, i] = pidtune(tf(2, [1 1 0]), t{1}); fprintf('%s %d %.4f %.1f\n', t{1}, i.Stable, i.CrossoverFrequency, i.PhaseMargin); end
[C, i] = pidtune(P, 'PI', 0.3); i
