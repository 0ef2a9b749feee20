% SPDX-License-Identifier: Apache-2.0
function [idx, C, sumd, D, midx] = kmedoids(x, k, varargin)
% Divides the rows of x into k clusters about rows of its own (medoids) by exchange. Options 'Distance' ('sqeuclidean'), 'Replicates' (1),
% 'Start' (rows, or 'sample').
% Example: idx = kmedoids([0 0; 0 1; 5 5; 5 6], 2)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
o = testOptionPairs('kmedoids', varargin, struct('Distance', 'sqeuclidean', 'Replicates', 1, 'Start', 'sample', 'Options', [], 'Algorithm', 'pam'));
n = size(x, 1);
if k > n, error('stats:kmedoids:TooManyClusters', 'X must have more rows than the number of clusters.'); end
if strcmpi(o.Distance, 'sqeuclidean'), all_ = pdist2(x, x).^2; else, all_ = pdist2(x, x, o.Distance); end
best = Inf;
for turn = 1:o.Replicates
    if isnumeric(o.Start)
        [~, m] = min(pdist2(o.Start, x), [], 2);
        m = m.';
    else
        m = randperm(n, k);
    end
    cost = sum(min(all_(:, m), [], 2));
    while true
        found = cost;
        for j = 1:k
            rest = min(all_(:, m([1:j - 1, j + 1:k])), [], 2);
            if k == 1, rest = Inf(n, 1); end
            [c, at] = min(sum(min(rest, all_), 1));
            if c < found - 1e-12*abs(found), found = c; swap = [j, at]; end
        end
        if found >= cost, break, end
        m(swap(1)) = swap(2);
        cost = found;
    end
    if cost < best, best = cost; midx = m(:); end
end
D = all_(:, midx);
[near, idx] = min(D, [], 2);
C = x(midx, :);
sumd = accumarray(idx, near, [k 1]);
end
