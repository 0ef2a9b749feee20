% SPDX-License-Identifier: Apache-2.0
function list = label2idx(L)
% The linear indices of the pixels of each label 1, 2, ... in a cell, columns.
% Example: list = label2idx([1 2; 2 0])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
validateattributes(L, {'numeric', 'logical'}, {'real', 'nonsparse', 'nonnegative', 'integer'}, 'label2idx', 'L', 1);
at = find(L > 0);
v = double(L(at));
top = max([v; 0]);
list = reshape(accumarray(v(:), at(:), [top 1], @(p) {sort(p)}), 1, []);
empty_ = cellfun(@isempty, list);
list(empty_) = {zeros(0, 1)};
end
