% SPDX-License-Identifier: Apache-2.0
function [d, Z, transform] = procrustes(X, Y, varargin)
% The rotation, scale and shift of the points Y that lie best on X: Z = b*Y*T + c, and d, the part of the squares that is left. Options
% 'Scaling' (true), 'Reflection' (true, false or 'best').
% Example: [d, Z] = procrustes([0 0; 1 0; 0 1], [0 0; 0 2; -2 0])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
o = testOptionPairs('procrustes', varargin, struct('Scaling', true, 'Reflection', 'best'));
if size(X, 1) ~= size(Y, 1), error('stats:procrustes:InputSizeMismatch', 'X and Y must have the same number of rows.'); end
if size(Y, 2) < size(X, 2), Y(:, size(X, 2)) = 0; end
mX = mean(X, 1); mY = mean(Y, 1);
A = X - mX; B = Y - mY;
nA = norm(A, 'fro'); nB = norm(B, 'fro');
if nA == 0 || nB == 0
    T = eye(size(Y, 2), size(X, 2));
    b = 0;
    d = double(nA > 0);
    Z = repmat(mX, size(X, 1), 1);
    transform = struct('T', T, 'b', b, 'c', Z);
    return
end
A = A/nA; B = B/nB;
[L, D, M] = svd(A'*B);
T = M(:, 1:size(X, 2))*L';
wanted = o.Reflection;
if ~(ischar(wanted) || isstring(wanted)) && (det(M)*det(L) < 0) ~= logical(wanted)
    M(:, end) = -M(:, end);
    D(end, end) = -D(end, end);
    T = M(:, 1:size(X, 2))*L';
end
total = sum(diag(D));
if o.Scaling
    b = total*nA/nB;
    d = 1 - total^2;
else
    b = 1;
    d = 1 + (nB/nA)^2 - 2*total*nB/nA;
end
Z = b*(Y - mY)*T + mX;
transform = struct('T', T, 'b', b, 'c', repmat(mX - b*mY*T, size(X, 1), 1));
end
