% SPDX-License-Identifier: Apache-2.0
function [K, volume] = convhulln(P, varargin)
% Facets of the convex hull of the rows of P in any number of dimensions, with their points turned outwards, and its volume.
% Example: [K, v] = convhulln([0 0 0; 1 0 0; 0 1 0; 0 0 1])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
P = geometryPoints('convhulln', {P});
[n, d] = size(P);
if n < d + 1
    error('MATLAB:convhulln:NotEnoughPts', 'Error computing the convex hull. Not enough unique points specified.');
end
low = min(P, [], 1); high = max(P, [], 1);
scale = max((high - low)/2);
Q = (P - (low + high)/2)/(scale + (scale == 0));
K = hullFacets(Q);
if isempty(K)
    error('MATLAB:convhulln:EmptyHull', 'Error computing the convex hull. The points may be coplanar or collinear.');
end
inner = mean(Q(unique(K), :), 1);
E = zeros(size(K, 1), d, d);
for k = 1:d, E(:, k, :) = reshape(Q(K(:, k), :) - inner, [], 1, d); end
each = determinants(E);
K(each < 0, [d - 1, d]) = K(each < 0, [d, d - 1]);
volume = sum(abs(each))*scale^d/factorial(d);
[~, first] = min(K, [], 2);
if d <= 3
    % A rotation of three is even, of two it would turn the edge.
    for k = 1:size(K, 1)*(d == 3), K(k, :) = circshift(K(k, :), 1 - first(k)); end
end
K = sortrows(K);
end
