% SPDX-License-Identifier: Apache-2.0
function t = tsearch(x, y, T, xq, yq)
% The triangle (row of T, of the points x, y) that each query point lies in, NaN for none.
% Example: t = tsearch([0 1 0], [0 0 1], [1 2 3], 0.2, 0.3)
if nargin < 5, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isequal(numel(x), numel(y)) || ~isequal(size(xq), size(yq))
    error('MATLAB:tsearch:SizeMismatch', 'The coordinates must have the same size.');
end
t = reshape(tsearchn([x(:), y(:)], T, [xq(:), yq(:)]), size(xq));
end
