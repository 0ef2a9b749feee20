% SPDX-License-Identifier: Apache-2.0
function n = countcats(c, dim)
% Number of elements of each category, along a dimension.
% Example: countcats(categorical({'a', 'b', 'a'}))
mustBeCategorical('countcats', c);
s = objectState(c);
if nargin < 2, dim = find(size(s.codes) ~= 1, 1); if isempty(dim), dim = 1; end, end
parts = arrayfun(@(k) sum(s.codes == k, dim), 1:numel(s.names), 'UniformOutput', false);
n = cat(dim, parts{:});
end
