% SPDX-License-Identifier: Apache-2.0
function D = dummyvar(group)
% Zeros and ones for groups: a column for each group of a vector, or of each column of a matrix of positive integers.
% Example: D = dummyvar([1 2 1 3])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isnumeric(group), [group, ~] = grp2idx(group); end
if isvector(group), group = group(:); end
if any(group(:) < 1 | group(:) ~= fix(group(:))), error('stats:dummyvar:BadGroup', 'Groups must be positive integers.'); end
D = zeros(size(group, 1), 0);
for j = 1:size(group, 2), D = [D, double(group(:, j) == 1:max(group(:, j)))]; end
end
