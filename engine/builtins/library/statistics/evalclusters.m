% SPDX-License-Identifier: Apache-2.0
function e = evalclusters(X, clust, criterion, varargin)
% How many groups the rows of X have: evalclusters(X, 'kmeans', criterion, 'KList', 1:6), 'linkage' (Ward's), 'gmdistribution', a function (X, k) of numbers of groups, or a
% matrix with a column of numbers for each solution. Criteria 'CalinskiHarabasz', 'DaviesBouldin', 'silhouette' and 'gap' (options B (100) reference sets and SearchMethod
% 'globalMaxSE' or 'firstMaxSE'). Option Distance ('sqEuclidean'). The object has InspectedK, CriterionValues, OptimalK, OptimalY, NumObservations, CriterionName, X, Missing.
% Example: rng(1), e = evalclusters([1 1.1 1.2 9 9.1 9.2]', 'kmeans', 'CalinskiHarabasz', 'KList', 2:3); k = e.OptimalK
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
o = testOptionPairs('evalclusters', varargin, struct('KList', [], 'Distance', 'sqEuclidean', 'B', 100, 'SearchMethod', 'globalMaxSE', 'ClusterPriors', 'empirical', ...
    'ReferenceDistribution', 'PCA'));
name = validatestring(criterion, {'CalinskiHarabasz', 'DaviesBouldin', 'silhouette', 'gap'}, 'evalclusters', 'CRITERION');
missing_ = any(isnan(X), 2);
Z = double(X(~missing_, :));
list = reshape(o.KList, 1, []);
given = isnumeric(clust);
if given
    list = arrayfun(@(c) numel(unique(clust(~missing_, c))), 1:size(clust, 2));
elseif isempty(list)
    error('stats:clustering:evaluation:KListRequired', 'The option KList names the numbers of groups that are looked at.');
end
[list, order] = sort(list);
values = NaN(1, numel(list));
errors = values;
labels = cell(1, numel(list));
for k = 1:numel(list)
    if given, labels{k} = grp2idx(clust(~missing_, order(k))); else, labels{k} = grouped(Z, clust, list(k), o.Distance); end
    switch name
        case 'CalinskiHarabasz', values(k) = varianceRatio(Z, labels{k}, list(k));
        case 'DaviesBouldin', values(k) = overlap(Z, labels{k}, list(k));
        case 'silhouette', if list(k) > 1, values(k) = silhouetteOf(Z, labels{k}, o); end
        otherwise
            if given, error('stats:clustering:evaluation:GapMatrix', 'The gap criterion wants a method of grouping.'); end
            [values(k), errors(k)] = gapOf(Z, labels{k}, list(k), clust, o);
    end
end
switch name
    case 'DaviesBouldin', [~, best] = min(values);
    case 'gap'
        if strcmp(validatestring(o.SearchMethod, {'globalMaxSE', 'firstMaxSE'}, 'evalclusters', 'SearchMethod'), 'firstMaxSE')
            best = find(values(1:end - 1) >= values(2:end) - errors(2:end), 1);
            if isempty(best), best = numel(values); end
        else
            [top, at] = max(values);
            best = find(values >= top - errors(at), 1);
        end
    otherwise, [~, best] = max(values);
end
optimal = NaN(numel(missing_), 1);
optimal(~missing_) = labels{best};
method = clust;
if given, method = []; end
p = struct('ClusteringFunction', {method}, 'NumObservations', nnz(~missing_), 'InspectedK', list, 'CriterionValues', values, 'OptimalK', list(best), 'OptimalY', optimal, 'CriterionName', name, 'X', Z, ...
    'Missing', missing_);
if strcmp(name, 'gap'), p.SE = errors; p.B = o.B; p.SearchMethod = o.SearchMethod; end
e = makeObject(['clustering.evaluation.' upper(name(1)) name(2:end) 'Evaluation'], p, struct(), struct('disp', @shown, 'plot', @drawn, 'isempty', @(e) false));
end

function g = grouped(Z, clust, k, distance)
if isa(clust, 'function_handle'), g = clust(Z, k);
else
    switch validatestring(clust, {'kmeans', 'linkage', 'gmdistribution'}, 'evalclusters', 'CLUST')
        case 'kmeans', g = kmeans(Z, k, 'Distance', lower(char(distance)), 'Replicates', 5, 'EmptyAction', 'singleton');
        case 'linkage', g = cluster(linkage(Z, 'ward'), 'MaxClust', k);
        otherwise, g = cluster(fitgmdist(Z, k, 'Replicates', 5, 'RegularizationValue', 1e-6*mean(var(Z, 0, 1))), Z);
    end
end
if ~isvector(g), [~, g] = max(g, [], 2); end
g = g(:);
end

function M = meansOf(Z, g, k)
M = zeros(k, size(Z, 2));
for j = 1:size(Z, 2), M(:, j) = accumarray(g, Z(:, j), [k 1], @mean); end
end

function v = varianceRatio(Z, g, k)
n = size(Z, 1);
if k < 2, v = NaN; return, end
M = meansOf(Z, g, k);
within = sum(sum((Z - M(g, :)).^2));
between = sum(sum((M(g, :) - mean(Z, 1)).^2));
v = between/(k - 1)/(within/(n - k));
end

function v = overlap(Z, g, k)
if k < 2, v = NaN; return, end
M = meansOf(Z, g, k);
s = accumarray(g, sqrt(sum((Z - M(g, :)).^2, 2)), [k 1], @mean);
R = (s + s')./pdist2(M, M);
R(1:k + 1:end) = -Inf;
v = mean(max(R, [], 2));
end

function v = silhouetteOf(Z, g, o)
s = silhouette(Z, g, lower(char(o.Distance)));
if strcmpi(o.ClusterPriors, 'equal'), v = mean(accumarray(g, s, [], @mean)); else, v = mean(s); end
end

function [v, se] = gapOf(Z, g, k, clust, o)
[n, d] = size(Z);
own = log(dispersion(Z, g, k));
centre = mean(Z, 1);
V = eye(d);
if strcmpi(o.ReferenceDistribution, 'PCA'), [~, ~, V] = svd(Z - centre, 'econ'); end
P = (Z - centre)*V;
[low, high] = deal(min(P, [], 1), max(P, [], 1));
w = zeros(1, o.B);
for b = 1:o.B
    R = (low + rand(n, size(P, 2)).*(high - low))*V' + centre;
    w(b) = log(dispersion(R, grouped(R, clust, k, o.Distance), k));
end
v = mean(w) - own;
se = std(w, 1)*sqrt(1 + 1/o.B);
end

function w = dispersion(Z, g, k)
M = meansOf(Z, g, k);
w = max(sum(sum((Z - M(g, :)).^2)), realmin);
end

function shown(e)
fprintf('  %s with properties:\n\n    NumObservations: %d\n         InspectedK: [%s]\n    CriterionValues: [%s]\n           OptimalK: %d\n\n', ...
    strrep(class(e), 'clustering.evaluation.', ''), e.NumObservations, strtrim(sprintf('%d ', e.InspectedK)), strtrim(sprintf('%.4f ', e.CriterionValues)), e.OptimalK);
end

function h = drawn(e)
made = plot(e.InspectedK, e.CriterionValues, 'bo-');
xlabel('Number of Clusters');
ylabel([e.CriterionName ' Values']);
if nargout > 0, h = made; end
end
