% SPDX-License-Identifier: Apache-2.0
function [t, r] = rose(theta, bins)
% Counts of angles as outlined sectors: rose(theta,n); [t,r] = rose(…) gives the outline to polarplot.
if nargin < 2, bins = 20; end
theta = double(theta(:));
if isscalar(bins)
    edges = linspace(0, 2*pi, bins + 1);
else
    m = sort(mod(double(bins(:).'), 2*pi));
    edges = [(m(end) - 2*pi + m(1))/2, (m(1:end-1) + m(2:end))/2, (m(end) + m(1) + 2*pi)/2];
end
counts = histcounts(edges(1) + mod(theta - edges(1), 2*pi), edges);
n = numel(counts);
r = zeros(4*n, 1);
r(2:4:end) = counts;
r(3:4:end) = counts;
t = zeros(4*n, 1);
t(2:4:end) = edges(1:end-1);
t(3:4:end) = edges(2:end);
if nargout > 0, return, end
polarplot(t, r);
clear t r
end
