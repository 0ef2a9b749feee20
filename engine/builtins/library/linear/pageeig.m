% SPDX-License-Identifier: Apache-2.0
function [V, D, W] = pageeig(A, varargin)
% Eigenvalues of each page of an array as columns, or V, D and the left vectors W with A*V = V*D for
% each page; pageeig(A, B) for A*V = B*V*D. 'vector' and 'matrix' say the form of the eigenvalues.
% Example: e = pageeig(cat(3, [2 0; 0 3], [1 0; 0 4]))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
form = 'matrix';
if nargout < 2, form = 'vector'; end
B = [];
for word = varargin
    if isnumeric(word{1}), B = word{1}; continue, end
    switch lower(char(word{1}))
        case {'vector', 'matrix'}, form = lower(char(word{1}));
        otherwise, error('MATLAB:pageeig:InvalidFlag', 'Use "vector" or "matrix" for the form of the eigenvalues.');
    end
end
if ~isfloat(A), error('MATLAB:pageeig:inputType', 'Input must be single or double.'); end
n = size(A, 1);
if n ~= size(A, 2), error('MATLAB:square', 'Pages must be square.'); end
shape = size(A);
more = shape(3:end);
e = zeros([n, 1, more], 'like', A);
if nargout > 1, V = zeros(shape, 'like', A); end
if nargout > 2, W = V; end
for k = 1:prod(more)
    second = {};
    if ~isempty(B), second = {B(:, :, min(k, size(B(:, :, :), 3)))}; end
    if nargout < 2
        e(:, :, k) = eig(A(:, :, k), second{:});
    elseif nargout == 2
        [V(:, :, k), d] = eig(A(:, :, k), second{:});
        e(:, :, k) = diag(d);
    else
        [V(:, :, k), d, W(:, :, k)] = eig(A(:, :, k), second{:});
        e(:, :, k) = diag(d);
    end
end
D = e;
if strcmp(form, 'matrix')
    D = zeros(shape, 'like', e);
    for j = 1:n, D(j, j, :) = e(j, 1, :); end
end
if nargout < 2, V = D; end
end
