% SPDX-License-Identifier: Apache-2.0
function Y = pagepinv(X, tol)
% The pseudoinverse of each page of an array; singular values up to tol count as 0.
% Example: Y = pagepinv(cat(3, [1 0; 0 0], [2 0; 0 4]))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isfloat(X), error('MATLAB:pagepinv:inputType', 'Input must be single or double.'); end
shape = size(X);
Y = zeros([shape(2), shape(1), shape(3:end)], 'like', X);
for k = 1:prod(shape(3:end))
    if nargin < 2, Y(:, :, k) = pinv(X(:, :, k)); else, Y(:, :, k) = pinv(X(:, :, k), tol); end
end
end
