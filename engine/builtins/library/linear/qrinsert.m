% SPDX-License-Identifier: Apache-2.0
function [Q, R] = qrinsert(Q, R, j, x, orient)
% QR factors of a matrix with a column x, or a row with 'row', put in before the j-th.
if nargin < 4, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 5, orient = 'col'; end
[m, n] = size(R);
if strcmpi(orient, 'col')
    if j < 1 || j > n + 1 || j ~= fix(j), error('MATLAB:qrinsert:InvalidIndex', 'The index exceeds the matrix.'); end
    R = [R(:, 1:j - 1), Q' * x(:), R(:, j:n)];
    for k = m - 1:-1:j
        p = k:k + 1;
        [G, R(p, j)] = planerot(R(p, j));
        R(p, j + 1:n + 1) = G * R(p, j + 1:n + 1);
        Q(:, p) = Q(:, p) * G';
    end
elseif strcmpi(orient, 'row')
    if j < 1 || j > m + 1 || j ~= fix(j), error('MATLAB:qrinsert:InvalidIndex', 'The index exceeds the matrix.'); end
    R = [x(:).'; R];
    Q = [zeros(j - 1, 1), Q(1:j - 1, :); 1, zeros(1, m); zeros(m - j + 1, 1), Q(j:m, :)];
    for k = 1:min(m, n)
        p = k:k + 1;
        [G, R(p, k)] = planerot(R(p, k));
        R(p, k + 1:n) = G * R(p, k + 1:n);
        Q(:, p) = Q(:, p) * G';
    end
else
    error('MATLAB:qrinsert:InvalidOrient', 'The last argument must be ''col'' or ''row''.');
end
end
