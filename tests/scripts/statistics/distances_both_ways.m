% SPDX-License-Identifier: Apache-2.0
% Distances are the same whichever side has more rows.
a = mod((1:30)'*[3 5 7 11], 4);
b = mod((1:7)'*[2 9 5 4], 3);
for m = {'euclidean', 'squaredeuclidean', 'cityblock', 'chebychev', 'minkowski', 'cosine', 'correlation', 'hamming', 'jaccard'}
    D = pdist2(a, b, m{1});
    fprintf('%s %d %d\n', m{1}, size(D, 1), isequaln(D, pdist2(b, a, m{1})'));
end
D = pdist2([0 0; 3 4; 6 8], [3 4])
D = pdist2([3 4], [0 0; 3 4; 6 8], 'cityblock')
% A NaN makes every distance of its row NaN; of few columns and of many the distances are the same.
disp(pdist2([1 2; NaN 3], [4 6; 1 NaN], 'chebychev')), disp(pdist([1; NaN; 4], 'chebychev'))
X = magic(12); X = X(1:6, 1:9);
for m = {'euclidean', 'seuclidean', 'cityblock', 'chebychev', 'minkowski', 'squaredeuclidean'}
    q = {};
    if strcmp(m{1}, 'seuclidean'), q = {2}; elseif strcmp(m{1}, 'minkowski'), q = {3}; end
    few = pdist2(X(:, 1:8), X(1:3, 1:8), m{1}, q{:});
    many = pdist2([X(:, 1:8), zeros(6, 1)], [X(1:3, 1:8), zeros(3, 1)], m{1}, q{:});
    fprintf('%s %d %.4f\n', m{1}, max(abs(few - many), [], 'all') < 1e-12, few(4, 2))
end
% Trees over many points: the single linkage has the lengths of the shortest spanning tree; equal distances join in order.
t = (1:200)'; P = [mod(t*37, 101), mod(t*53, 89)];
Z = linkage(P); D = squareform(pdist(P));
in = false(200, 1); in(1) = true; near = D(:, 1); long = zeros(199, 1);
for k = 1:199
    near(in) = Inf; [long(k), at] = min(near); in(at) = true; near = min(near, D(:, at));
end
disp(max(abs(sort(long) - Z(:, 3))) < 1e-12)
for m = {'average', 'complete', 'ward', 'centroid'}, Z = linkage(P, m{1}); fprintf('%s %.4f %.4f %d\n', m{1}, sum(Z(:, 3)), Z(end, 3), numel(unique(Z(:, 1:2)))), end
disp(linkage([0; 1; 2; 3], 'average'))
