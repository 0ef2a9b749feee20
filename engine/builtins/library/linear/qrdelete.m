% SPDX-License-Identifier: Apache-2.0
function [Q, R] = qrdelete(Q, R, j, orient)
% QR factors of a matrix without its j-th column, or row with 'row'.
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 4, orient = 'col'; end
[m, n] = size(R);
if strcmpi(orient, 'col')
    if j < 1 || j > n || j ~= fix(j), error('MATLAB:qrdelete:InvalidIndex', 'The index exceeds the matrix.'); end
    R(:, j) = [];
    n = n - 1;
    for k = j:min(n, m - 1)
        p = k:k + 1;
        [G, R(p, k)] = planerot(R(p, k));
        R(p, k + 1:n) = G * R(p, k + 1:n);
        Q(:, p) = Q(:, p) * G';
    end
elseif strcmpi(orient, 'row')
    if j < 1 || j > m || j ~= fix(j), error('MATLAB:qrdelete:InvalidIndex', 'The index exceeds the matrix.'); end
    % Rotations make the j-th row of Q the first unit vector.
    for k = m - 1:-1:1
        p = k:k + 1;
        G = planerot(Q(j, p)');
        R(p, :) = G * R(p, :);
        Q(:, p) = Q(:, p) * G';
    end
    Q = Q([1:j - 1, j + 1:m], 2:m);
    R = R(2:m, :);
else
    error('MATLAB:qrdelete:InvalidOrient', 'The last argument must be ''col'' or ''row''.');
end
end
