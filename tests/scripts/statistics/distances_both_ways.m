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
