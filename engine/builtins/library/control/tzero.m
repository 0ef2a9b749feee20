% SPDX-License-Identifier: Apache-2.0
function z = tzero(A, B, C, D)
% The transmission zeros of a system: tzero(sys), tzero(A, B, C, D).
% Example: z = tzero(ss([0 1; -2 -3], [0; 1], [3 1], 0))
if nargin == 1, [A, B, C, D] = ssdata(A); end
if size(D, 1) == size(D, 2)
    z = systemZeros(A, B, C, D);
    return
end
% Zeros of two random squares of the system that agree.
state = rng;
rng(1);
[ny, nu] = size(D);
m = min(ny, nu);
for k = 1:2
    [L, R] = deal(eye(ny), eye(nu));
    if ny > m, L = randn(m, ny); else, R = randn(nu, m); end
    found{k} = systemZeros(A, B*R, L*C, L*D*R);
end
rng(state);
z = found{1}(arrayfun(@(x) any(abs(x - found{2}) < 1e-6*max(1, abs(x))), found{1}));
end
