% SPDX-License-Identifier: Apache-2.0
function D = fullfact(levels)
% All combinations of factors with the given numbers of levels; the first changes fastest.
% Example: D = fullfact([2 3])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isnumeric(levels) || any(levels < 1 | levels ~= fix(levels)), error('stats:fullfact:IntegersRequired', 'Levels must be positive integers.'); end
levels = levels(:).';
n = prod(levels);
D = zeros(n, numel(levels));
each = 1;
for k = 1:numel(levels)
    D(:, k) = mod(floor((0:n - 1).'/each), levels(k)) + 1;
    each = each*levels(k);
end
end
