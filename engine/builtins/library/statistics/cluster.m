% SPDX-License-Identifier: Apache-2.0
function T = cluster(Z, varargin)
% Clusters of a tree of linkage: 'MaxClust' (how many), or 'Cutoff' for the inconsistency or with 'Criterion' 'distance' for the distance;
% 'Depth' of inconsistent (2). T numbers the cluster of each observation.
% Example: T = cluster(linkage([0 0; 0 1; 5 5; 5 6]), 'MaxClust', 2)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if isnumeric(varargin{1}), varargin = [{'cutoff'}, varargin]; end
o = testOptionPairs('cluster', varargin, struct('MaxClust', [], 'Cutoff', [], 'Criterion', 'inconsistent', 'Depth', 2));
n = size(Z, 1) + 1;
if ~isempty(o.MaxClust)
    T = zeros(n, numel(o.MaxClust));
    for c = 1:numel(o.MaxClust)
        joined = false(n - 1, 1);
        [~, order] = sort(Z(:, 3));
        joined(order(1:max(0, n - o.MaxClust(c)))) = true;
        T(:, c) = numbered(Z, joined);
    end
    return
end
T = zeros(n, numel(o.Cutoff));
for c = 1:numel(o.Cutoff)
    if strncmpi(o.Criterion, 'd', 1)
        value = Z(:, 3);
    else
        Y = inconsistent(Z, o.Depth);
        value = Y(:, 4);
    end
    % A join counts when it and all below it do.
    joined = false(n - 1, 1);
    for k = 1:n - 1
        below = Z(k, 1:2) - n;
        joined(k) = value(k) < o.Cutoff(c) && all(joined(below(below > 0)));
    end
    T(:, c) = numbered(Z, joined);
end
end

function T = numbered(Z, joined)
n = size(Z, 1) + 1;
members = cell(1, 2*n - 1);
for i = 1:n, members{i} = i; end
group = 1:n;
for k = 1:n - 1
    members{n + k} = [members{Z(k, 1)}, members{Z(k, 2)}];
    if joined(k), group(members{n + k}) = n + k; end
end
[~, first] = unique(group, 'stable');
T = zeros(n, 1);
for g = 1:numel(first), T(group == group(first(g))) = g; end
end
