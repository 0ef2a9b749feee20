%environment VITRINE_LAZY_MIN_ELEMENTS=100000
% Linear systems: tf, zpk, ss, their arithmetic, and what is asked of them.
s = tf('s'); G = 1/(s^2 + 3*s + 2), disp(class(G)), disp(G.num{1}), disp(G.Denominator{1}), disp(pole(G)'), disp(zero((s + 5)/(s + 1))), disp(dcgain(G)), disp(order(G))
H = tf([1 2], [1 4 5]); disp(tfdata(G*H, 'v')), [n, d] = tfdata(G + H, 'v'); disp(n), disp(d), [n, d] = tfdata(feedback(G, 2), 'v'); disp(n), disp(d), [n, d] = tfdata(G/H, 'v'); disp(n), disp(d)
[n, d] = tfdata(2 - G, 'v'); disp(n), disp(d), [n, d] = tfdata(series(G, H), 'v'); disp(n), [n, d] = tfdata(parallel(G, G), 'v'); disp(n), disp(d), [n, d] = tfdata(G^2, 'v'); disp(d)
Z = zpk(-1, [-2 -3], 4), [z, p, k] = zpkdata(Z*2, 'v'); disp(z), disp(p'), disp(k), disp(dcgain(Z)), [z, p, k] = zpkdata(tf([2 2], [1 5 6]), 'v'); disp(z), disp(sort(p)'), disp(k)
S = ss([0 1; -2 -3], [0; 1], [1 0], 0); disp(pole(S)'), [n, d] = tfdata(S, 'v'); fprintf('%.12g ', round(n*1e10)/1e10, d), fprintf('\n'), disp(dcgain(S)), [A, B, C, D] = ssdata(S); disp(A), disp(isempty(tzero(S))), S
disp(norm(pole(feedback(S, 1)) - roots([1 3 3])) < 1e-12), disp(isstable(S)), disp(isstable(tf(1, [1 -1]))), disp(issiso(S)), disp(isproper(s)), disp(isct(G)), disp(isdt(c2d(G, 0.1)))
% Responses against closed forms.
t = (0:0.1:2)'; y = step(tf(1, [1 1]), t); disp(max(abs(y - (1 - exp(-t)))) < 1e-12), y = impulse(G, t); disp(max(abs(y - (exp(-t) - exp(-2*t)))) < 1e-12)
y = lsim(tf(1, [1 1]), t, t); disp(max(abs(y - (t - 1 + exp(-t)))) < 1e-12), y = initial(ss(-1, 1, 2, 0), 3, t); disp(max(abs(y - 6*exp(-t))) < 1e-12), [y, u] = step(G); disp(abs(y(end) - 0.5) < 1e-2), disp(numel(u) == numel(y))
y = lsim(c2d(tf(1, [1 1]), 0.1), ones(21, 1)); disp(max(abs(y - (1 - exp(-t)))) < 1e-12)
[mag, phase] = bode(tf(1, [1 1]), [0.1 1 10]); fprintf('%.6f ', mag, phase), fprintf('\n'), [re, im] = nyquist(tf(1, [1 1]), 1); fprintf('%.4f ', re, im), fprintf('\n'), disp(evalfr(tf(1, [1 1]), 1i)), disp(squeeze(freqresp(S, 0)))
[mag, phase] = bode(1/s^3, 1); disp(phase), [~, phase] = bode((1 - s)/(1 + s), 1); disp(phase)
[gm, pm, wg, wp] = margin(tf(1, [1 3 2 0])); fprintf('%.6f ', gm, pm, wg, wp), fprintf('\n'), [gm, pm] = margin(tf(1, [1 1])); disp([gm pm])
[wn, zeta] = damp(tf(4, [1 2 4])); disp(wn'), disp(zeta'), damp(tf(1, [1 3 2]))
r = stepinfo(tf(1, [1 1])); fprintf('%.3f ', r.RiseTime, r.SettlingTime, r.Overshoot), fprintf('\n'), r = stepinfo(tf(1, [1 0.4 1])); fprintf('%.2f ', r.Overshoot, r.PeakTime), fprintf('\n')
% Discrete time.
D = c2d(tf(1, [1 1]), 0.1); disp(abs(pole(D) - exp(-0.1)) < 1e-15), [n, d] = tfdata(c2d(tf(1, [1 0]), 0.5, 'tustin'), 'v'); disp(n), disp(d), D = c2d(G, 0.1); C = d2c(D); [n, d] = tfdata(C, 'v'); disp(norm(d - [1 3 2]) < 1e-9), z = tf('z', 0.1); disp(pole(1/(z - 0.5)))
disp(abs(pole(d2d(c2d(tf(1, [1 1]), 0.1), 0.2)) - exp(-0.2)) < 1e-12), disp(abs(dcgain(c2d(tf(2, [1 3]), 0.1, 'matched')) - 2/3) < 1e-12), disp(abs(dcgain(c2d(G, 0.1, 'foh')) - 0.5) < 1e-12)
% Several inputs and outputs.
M = [G, H; 0, 1/s]; disp(size(M)), [n, d] = tfdata(M(1, 2), 'v'); disp(n), disp(size(step(M, [0 1]))), disp(size(append(G, H))), disp(size(M')), disp(numel(pole(ss(M))))
M = minreal(tf([1 1], [1 3 2])); disp(pole(M)), disp(order(minreal(ss([-1 0; 0 -2], [1; 0], [1 1], 0)))), r = rlocus(tf(1, [1 2 0]), [0 1]); disp(r), disp(gram(ss(-1, 1, 1, 0), 'c'))
[B, g] = balreal(ss([-1 0; 0 -10], [1; 1], [1 1], 0)); disp(norm(gram(B, 'c') - diag(g)) < 1e-12), disp(norm(gram(B, 'o') - diag(g)) < 1e-12), X = ss2ss(S, [2 0; 0 1]); disp(X.C), [n, d] = pade(0.1, 1); disp(n), disp(d)
[~, L] = kalman(ss(-1, [1 1], 1, [0 0]), 1, 1); disp(abs(L - (sqrt(2) - 1)) < 1e-12), disp(pole(estim(ss(-1, 1, 1, 0), 2))), C = pid(2, 1); [n, d] = tfdata(C, 'v'); disp(n), disp(d), disp(abs(norm(tf(1, [1 1])) - sqrt(0.5)) < 1e-12), disp(abs(bandwidth(tf(1, [1 1])) - 0.9976) < 1e-3)
P = tf(1, [1 1], 'InputDelay', 0.5); disp([P.IODelay P.InputDelay]), y = step(P, [0 0.25 0.5 0.75 1]); disp(y(2) == 0), G.Ts = 0.1; disp(isdt(G)), S.A = [0 1; -1 -1]; disp(pole(S)'), q = pzmap(S); disp(numel(q))
step(tf(1, [1 1])), impulse(H), bode(H), nyquist(H), bodemag(H), pzmap(H), rlocus(H), margin(tf(1, [1 3 2 0])), lsim(H, t, t), initial(ss(-1, 1, 2, 0), 3), close all
try, G*ss(eye(2)), catch e, disp(e.message), end
try, tf(1, 0), catch e, disp(e.message), end
try, ss([1 2], 1, 1, 0), catch e, disp(e.message), end
try, tf(1, [1 1], 0.1) + tf(1, [1 1], 0.2), catch e, disp(e.message), end
try, pole('a'), catch e, disp(e.message), end
% Names of states, inputs and outputs stay with a system and are printed.
sys = ss([0 1; -2 -3.5], [0; 1], [1 0], 0);
sys.InputName = 'u'; sys.StateName = {'pos', 'vel'}; sys.OutputName = 'y';
sys
sys.StateName
size(sys)
try, sys.InputName = {'a', 'b'}; catch e, disp(e.message), end
ss(5)
tf({1 [1 2]}, {[1 1], [1 3 2]}, 'InputName', {'a', 'b'}, 'OutputName', 'y')
tf({1; [1 2]}, {[1 1]; [1 3 2]})
% PID controllers have gains as properties.
C = pid(2, 1.5, 0.3)
C.Ki = 0
pid(0, 3)
pid(1, 0, 2, 0.1)
pid(1, 2, 3, 0.5, 0.1)
class(C), C.Kp, C*tf(1, [1 1])
try, C.Foo = 1; catch e, disp(e.message), end
% Powers of the delay.
tf([1 2], [1 3], 0.1, 'Variable', 'z^-1')
tf(1, [1 -0.5], 0.1, 'Variable', 'z^-1')
z = tf('z^-1', 0.1); 1/(1 - 0.5*z)
[a, b, c, d] = margin(tf(1, [1 1 0]))
[K, S, e] = lqr(sys, eye(2), 1)
% A delay stays where it was set, and is printed as a factor.
G = tf(1, [1 1]); G.InputDelay = 0.5, G.InputDelay, G.IODelay
H = tf([1 2], [1 3 2], 'IODelay', 2)*G; H.IODelay, ss(G)
zpk(-1, [-2 -3], 4, 'OutputDelay', 1)
