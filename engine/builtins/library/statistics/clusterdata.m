% SPDX-License-Identifier: Apache-2.0
function T = clusterdata(x, varargin)
% Clusters of the rows of x by linkage: a cutoff below 2 for the inconsistency, a number of clusters from 2 on; or options 'MaxClust', 'Cutoff',
% 'Criterion', 'Depth', 'Linkage', 'Distance'.
% Example: T = clusterdata([0 0; 0 1; 5 5; 5 6], 2)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if isnumeric(varargin{1})
    if varargin{1} < 2, varargin = [{'Cutoff'}, varargin]; else, varargin = [{'MaxClust'}, varargin]; end
end
o = testOptionPairs('clusterdata', varargin, struct('MaxClust', [], 'Cutoff', [], 'Criterion', 'inconsistent', 'Depth', 2, 'Linkage', 'single', ...
    'Distance', 'euclidean', 'SaveMemory', 'off'));
Z = linkage(x, o.Linkage, o.Distance);
if ~isempty(o.MaxClust), T = cluster(Z, 'MaxClust', o.MaxClust);
else, T = cluster(Z, 'Cutoff', o.Cutoff, 'Criterion', o.Criterion, 'Depth', o.Depth); end
end
