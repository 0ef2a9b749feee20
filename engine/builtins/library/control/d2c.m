% SPDX-License-Identifier: Apache-2.0
function sysc = d2c(sys, method)
% The continuous system whose samples a discrete one has: method 'zoh' (default) or 'tustin'.
% Example: C = d2c(c2d(tf(1, [1 1]), 0.1)); pole(C)
if nargin < 2, method = 'zoh'; end
method = validatestring(method, {'zoh', 'tustin'}, 'd2c');
s = systemState('d2c', sys);
if sum([s.Ts 0]) <= 0, error('Control:transformation:d2c01', 'The system must be in discrete time with a sample time.'); end
m = asStateSpace(s);
[A, B, C, D, Ts] = deal(m.A, m.B, m.C, m.D, m.Ts);
n = size(A, 1);
if strcmp(method, 'zoh')
    if any(abs(imag(eig(A))) < 1e-12 & real(eig(A)) <= 0)
        error('Control:transformation:d2c02', 'The method ''zoh'' has no answer for poles at or below 0.');
    end
    k = size(B, 2);
    M = real(logm([A B; zeros(k, n) eye(k)]))/Ts;
    [A, B] = deal(M(1:n, 1:n), M(1:n, n + 1:end));
else
    M = eye(n) + A;
    if rcond(M) < eps, error('Control:transformation:d2c03', 'The method ''tustin'' has no answer for poles at -1.'); end
    D = D - C*(M\B);
    F = 2/Ts*(M\(A - eye(n)));
    C = 2*C/M;
    B = 2/Ts*(M\B);
    A = F;
end
r = m;
[r.A, r.B, r.C, r.D, r.Ts, r.var] = deal(A, B, C, D, 0, '');
if strcmp(s.kind, 'tf'), r = asTransfer(r); elseif strcmp(s.kind, 'zpk'), r = asZeros(r); end
sysc = makeSystem(r);
end
