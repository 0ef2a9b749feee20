% SPDX-License-Identifier: Apache-2.0
function [s, h] = silhouette(x, clust, metric)
% How well each row of x lies in its cluster: from -1 to 1, by the mean distances to its own and to the nearest other cluster. Without outputs
% the values are plotted.
% Example: s = silhouette([0 0; 0 1; 5 5; 5 6], [1 1 2 2]')
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3, metric = 'sqeuclidean'; end
[g, names] = grp2idx(clust);
k = numel(names);
n = size(x, 1);
if strcmpi(metric, 'sqeuclidean'), D = pdist2(x, x).^2; else, D = pdist2(x, x, metric); end
counts = accumarray(g, 1, [k 1]).';
sums = zeros(n, k);
for j = 1:k, sums(:, j) = sum(D(:, g == j), 2); end
own = sub2ind([n k], (1:n).', g);
inside = sums(own)./max(counts(g).' - 1, 1);
means = sums./counts;
means(own) = Inf;
other = min(means, [], 2);
s = (other - inside)./max(inside, other);
s(counts(g) == 1) = 1;
h = [];
if nargout ~= 1
    [~, order] = sortrows([g, -s]);
    barh(s(order));
    xlabel('Silhouette Value'), ylabel('Cluster')
    h = gcf;
end
if nargout == 0, clear s, end
end
