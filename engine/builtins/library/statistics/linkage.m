% SPDX-License-Identifier: Apache-2.0
function Z = linkage(y, method, metric)
% Tree of clusters: row k of Z holds the two clusters that are joined k-th and their distance; y holds observations in rows, or the distances
% of pdist. Methods 'single', 'complete', 'average', 'weighted', 'centroid', 'median', 'ward' (Lance and Williams' recurrence).
% Example: Z = linkage([0 0; 0 1; 5 5; 5 6])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2 || isempty(method), method = 'single'; end
if nargin < 3, metric = 'euclidean'; end
method = lower(char(method));
if size(y, 1) > 1, y = pdist(y, metric); end
D = squareform(y);
n = size(D, 1);
squared = any(strcmp(method, {'centroid', 'median', 'ward'}));
if squared, D = D.^2; end
known = {'single', 'complete', 'average', 'weighted', 'centroid', 'median', 'ward'};
short = {'si', 'co', 'av', 'we', 'ce', 'me', 'wa'};
at = find(strcmp(method, known) | strncmp(method, short, 2), 1);
if isempty(at), error('stats:linkage:BadMethod', 'Unknown linkage method ''%s''.', method); end
D(1:n + 1:end) = Inf;
size_ = ones(1, n);
name = 1:n;
Z = zeros(n - 1, 3);
alive = true(1, n);
% The nearest cluster to each, the first of several.
[nearest, towards] = min(D, [], 1);
for k = 1:n - 1
    [d, j] = min(nearest);
    i = towards(j);
    [i, j] = deal(min(i, j), max(i, j));
    Z(k, :) = [sort([name(i) name(j)]), d];
    alive(j) = false;
    others = find(alive);
    others(others == i) = [];
    a = D(others, i)'; b = D(others, j)';
    ni = size_(i); nj = size_(j); nk = size_(others);
    switch at
        case 1, new = min(a, b);
        case 2, new = max(a, b);
        case 3, new = (ni*a + nj*b)/(ni + nj);
        case 4, new = (a + b)/2;
        case 5, new = (ni*a + nj*b)/(ni + nj) - ni*nj*d/(ni + nj)^2;
        case 6, new = (a + b)/2 - d/4;
        case 7, new = ((ni + nk).*a + (nj + nk).*b - nk*d)./(ni + nj + nk);
    end
    D(i, others) = new; D(others, i) = new;
    D(j, :) = Inf; D(:, j) = Inf;
    size_(i) = ni + nj;
    name(i) = n + k;
    nearest(j) = Inf;
    lost = towards(others) == i | towards(others) == j;
    closer = ~lost & (new < nearest(others) | new == nearest(others) & i < towards(others));
    nearest(others(closer)) = new(closer);
    towards(others(closer)) = i;
    again = [i, others(lost)];
    [nearest(again), towards(again)] = min(D(:, again), [], 1);
end
if squared, Z(:, 3) = sqrt(max(Z(:, 3), 0)); end
end
