% SPDX-License-Identifier: Apache-2.0
function [group, core] = dbscan(x, epsilon, least, varargin)
% Clusters of the rows of x by density: a row with at least `least` rows (itself too) within epsilon is a core; -1 marks noise.
% Option Distance as of pdist2, 'precomputed' for a matrix of distances.
% Example: group = dbscan([1; 1.1; 5; 5.1; 9], 0.5, 2)
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
validateattributes(epsilon, {'numeric'}, {'scalar', 'real', 'nonnegative'}, 'dbscan', 'EPSILON', 2);
validateattributes(least, {'numeric'}, {'scalar', 'integer', 'positive'}, 'dbscan', 'MINPTS', 3);
distance = 'euclidean';
for k = 1:2:numel(varargin)
    switch validatestring(varargin{k}, {'Distance'}, 'dbscan')
        case 'Distance', distance = varargin{k + 1};
    end
end
if strcmpi(distance, 'precomputed'), near = x <= epsilon; else, near = pdist2(x, x, distance) <= epsilon; end
n = size(near, 1);
core = sum(near, 2) >= least;
group = -ones(n, 1);
found = 0;
for i = 1:n
    if ~core(i) || group(i) > 0, continue, end
    found = found + 1;
    group(i) = found;
    wave = i;
    while ~isempty(wave)
        % Cores hand their cluster on; others take it.
        reached = find(any(near(:, wave), 2) & group < 0);
        group(reached) = found;
        wave = reached(core(reached));
    end
end
end
