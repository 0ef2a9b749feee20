% SPDX-License-Identifier: Apache-2.0
function Y = pageinv(X)
% The inverse of each page of an array.
% Example: Y = pageinv(cat(3, 2, 4))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isfloat(X), error('MATLAB:pageinv:inputType', 'Input must be single or double.'); end
if size(X, 1) ~= size(X, 2), error('MATLAB:square', 'Pages must be square.'); end
Y = X;
for k = 1:numel(X)/max(size(X, 1)^2, 1), Y(:, :, k) = inv(X(:, :, k)); end
end
