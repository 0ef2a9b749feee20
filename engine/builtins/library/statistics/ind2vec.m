% SPDX-License-Identifier: Apache-2.0
function v = ind2vec(i, rows)
% Numbers of classes as columns of a sparse matrix that have 1 in that row: ind2vec(i), or with so many rows.
% Example: v = full(ind2vec([1 3 2]))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if isempty(i) || any(i(:) < 1 | i(:) ~= fix(i(:))), error('nnet:Args', 'Indices must be positive integers.'); end
if nargin < 2, rows = max(i(:)); end
if rows < max(i(:)), error('nnet:Args', 'Maximum number of dimensions must be greater than or equal to maximum index.'); end
v = sparse(double(i(:)'), 1:numel(i), 1, rows, numel(i));
end
