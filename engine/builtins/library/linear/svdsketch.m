% SPDX-License-Identifier: Apache-2.0
function [U, S, V, err] = svdsketch(A, tol, varargin)
% Singular values and vectors of as low a rank as keeps norm(U*S*V' - A, 'fro') within tol (the fourth
% root of eps unless said) times norm(A, 'fro'); err is that ratio. 'MaxSubspaceDimension' bounds the
% rank.
% Example: [U, S, V] = svdsketch(magic(4), 0.1);
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isfloat(A) || ndims(A) > 2, error('MATLAB:svdsketch:InvalidInput', 'First argument must be a floating-point matrix.'); end
if nargin < 2, tol = eps(class(A))^(1/4); end
if ~(isnumeric(tol) && isscalar(tol) && isreal(tol) && tol >= 0 && tol < 1)
    error('MATLAB:svdsketch:InvalidTolerance', 'Tolerance must be a real scalar from 0 to less than 1.');
end
most = min(size(A));
for k = 1:2:numel(varargin)
    switch validatestring(varargin{k}, {'MaxSubspaceDimension', 'BlockSize', 'MaxIterations', 'NumPowerIterations'}, 'svdsketch')
        case 'MaxSubspaceDimension', most = min(most, varargin{k + 1});
    end
end
[U, S, V] = svd(full(A), 'econ');
s = diag(S);
whole = norm(s);
left = [sqrt(cumsum(s.^2, 'reverse')); 0];
rank = find(left <= tol*whole, 1) - 1;
rank = min(max(rank, 1), most);
U = U(:, 1:rank);
S = S(1:rank, 1:rank);
V = V(:, 1:rank);
err = left(rank + 1)/max(whole, realmin);
if nargout < 2, U = diag(S); end
end
