% SPDX-License-Identifier: Apache-2.0
function [U, S, V] = pagesvd(X, varargin)
% Singular values of each page of an array, or U, S, V with X = U*S*V' for each page. 'econ' leaves out
% what multiplies zeros; 'vector' gives S as columns and 'matrix' as diagonal pages.
% Example: s = pagesvd(cat(3, [3 0; 0 4], [1 0; 0 2]))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isfloat(X), error('MATLAB:pagesvd:inputType', 'Input must be single or double.'); end
econ = false;
form = 'matrix';
if nargout < 2, form = 'vector'; end
for word = varargin
    switch lower(char(word{1}))
        case 'econ', econ = true;
        case {'vector', 'matrix'}, form = lower(char(word{1}));
        otherwise, error('MATLAB:pagesvd:InvalidFlag', 'Use "econ" for economy-size decomposition, and "vector" or "matrix" for the form of the singular values.');
    end
end
shape = size(X);
more = shape(3:end);
m = shape(1); n = shape(2);
r = min(m, n);
rows = m; columns = n;
if econ, rows = r; columns = r; end
count = prod(more);
s = zeros([r, 1, more], 'like', real(X));
if nargout > 1
    U = zeros([m, rows, more], 'like', X);
    V = zeros([n, columns, more], 'like', X);
end
for k = 1:count
    if nargout < 2
        s(:, :, k) = svd(X(:, :, k));
    else
        if econ, [u, d, v] = svd(X(:, :, k), 'econ'); else, [u, d, v] = svd(X(:, :, k)); end
        U(:, :, k) = u; V(:, :, k) = v;
        s(:, :, k) = diag(d(1:r, 1:r));
    end
end
S = s;
if strcmp(form, 'matrix')
    S = zeros([rows, columns, more], 'like', s);
    for j = 1:r, S(j, j, :) = s(j, 1, :); end
end
if nargout < 2, U = S; end
end
