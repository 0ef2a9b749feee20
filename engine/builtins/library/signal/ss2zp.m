% SPDX-License-Identifier: Apache-2.0
function [z, p, k] = ss2zp(A, B, C, D, input)
% Zeros (a column for each output, padded with Inf), poles and gains from one input of a state space.
% Example: [z, p, k] = ss2zp([-2 -5; 1 0], [1; 0], [1 3], 0)
if nargin < 4, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 5, input = 1; end
checkStates('ss2zp', A, B, C, D);
n = size(A, 1);
p = eig(A);
outputs = size(C, 1);
z = Inf(n, outputs);
k = zeros(outputs, 1);
used = 0;
for r = 1:outputs
    % The gain is the first Markov parameter that is not zero; each one before it takes a zero away.
    degree = 0;
    k(r) = D(r, input);
    v = B(:, input);
    scale = norm(C(r, :))*norm(v);
    while k(r) == 0 && degree < n
        degree = degree + 1;
        k(r) = C(r, :)*v;
        if abs(k(r)) <= 10*n*eps*scale, k(r) = 0; end
        v = A*v;
        scale = norm(C(r, :))*norm(v);
    end
    if k(r) == 0, continue; end
    e = eig([A, B(:, input); C(r, :), D(r, input)], blkdiag(eye(n), 0));
    [~, order] = sort(abs(e));
    z(1:n - degree, r) = e(order(1:n - degree));
    used = max(used, n - degree);
end
z = z(1:used, :);
end
