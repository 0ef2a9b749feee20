% SPDX-License-Identifier: Apache-2.0
function [Q, R] = qrupdate(Q, R, u, v)
% QR factors of Q*R + u*v'.
if nargin < 4, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[m, n] = size(R);
if size(Q, 2) ~= m || size(u, 1) ~= size(Q, 1) || size(v, 1) ~= n
    error('MATLAB:dimagree', 'Matrix dimensions must agree.');
end
for column = 1:size(u, 2)
    w = Q' * u(:, column);
    if size(Q, 1) > m
        % An economy factorisation: what lies beside Q's columns is one more of them.
        beside = u(:, column) - Q * w;
        more = Q' * beside;
        w = w + more;
        beside = beside - Q * more;
        length_ = norm(beside);
        if length_ > 0, beside = beside / length_; end
        [Q, R] = turned([Q, beside], [R; zeros(1, n)], [w; length_], v(:, column));
        Q = Q(:, 1:m);
        R = R(1:m, :);
    else
        [Q, R] = turned(Q, R, w, v(:, column));
    end
end
end

function [Q, R] = turned(Q, R, w, v)
[m, n] = size(R);
for k = m - 1:-1:1
    p = k:k + 1;
    [G, w(p)] = planerot(w(p));
    R(p, max(1, k):n) = G * R(p, max(1, k):n);
    Q(:, p) = Q(:, p) * G';
end
R(1, :) = R(1, :) + w(1) * v';
for k = 1:min(m - 1, n)
    p = k:k + 1;
    [G, R(p, k)] = planerot(R(p, k));
    R(p, k + 1:n) = G * R(p, k + 1:n);
    Q(:, p) = Q(:, p) * G';
end
end
