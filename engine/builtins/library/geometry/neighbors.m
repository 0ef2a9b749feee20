% SPDX-License-Identifier: Apache-2.0
function N = neighbors(TR, varargin)
% The simplices of a triangulation that share a facet with each simplex, NaN where there is none: column k is opposite
% to corner k. neighbors(TR) or neighbors(TR, ID).
% Example: N = neighbors(triangulation([1 2 3; 2 4 3], [0 1 0 1]', [0 0 1 1]'))
T = triangulationParts('neighbors', TR);
[m, n] = size(T);
F = zeros(0, n - 1);
for k = 1:n, F = [F; sort(T(:, [1:k - 1, k + 1:n]), 2)]; end
[~, ~, same] = unique(F, 'rows');
owner = repmat((1:m)', n, 1);
total = accumarray(same, owner);
count = accumarray(same, 1);
other = total(same) - owner;
other(count(same) < 2) = NaN;
N = reshape(other, m, n);
N = N(simplexNumbers('neighbors', T, varargin), :);
end
