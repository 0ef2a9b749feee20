% SPDX-License-Identifier: Apache-2.0
function r = mnrnd(n, p, m)
% Random counts of the multinomial distribution: n trials with the probabilities p of the outcomes, m rows of them.
% Example: r = mnrnd(10, [0.2 0.3 0.5], 4)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3, m = max(numel(n), size(p, 1)); end
n = n(:).*ones(m, 1);
p = p.*ones(m, 1);
r = zeros(m, size(p, 2));
bad = abs(sum(p, 2) - 1) > 1e-8 | any(p < 0, 2);
p(bad, :) = 1/size(p, 2);
left = n;
share = ones(m, 1);
for j = 1:size(p, 2) - 1
    r(:, j) = binornd(left, min(max(p(:, j)./share, 0), 1));
    left = left - r(:, j);
    share = max(share - p(:, j), eps);
end
r(:, end) = left;
r(bad, :) = NaN;
end
