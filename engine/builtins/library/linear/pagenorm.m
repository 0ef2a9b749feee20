% SPDX-License-Identifier: Apache-2.0
function n = pagenorm(X, p)
% The norm of each page of an array: pagenorm(X) the greatest singular value, or 1, Inf, 'fro' of
% pages and any p of pages that are vectors.
% Example: n = pagenorm(cat(3, [3 4], [6 8]))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isfloat(X), error('MATLAB:pagenorm:inputType', 'Input must be single or double.'); end
if nargin < 2, p = 2; end
shape = size(X);
n = zeros([1, 1, shape(3:end)], 'like', real(X));
for k = 1:numel(n), n(k) = norm(X(:, :, k), p); end
end
