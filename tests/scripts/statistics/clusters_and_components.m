x = [0 0; 0 1; 1 0; 10 10; 10 11; 11 10; 20 0; 21 0];
[idx, C, sumd, D] = kmeans(x, 3, 'Start', [0 0; 10 10; 20 0])
rng(3);
[idx, C, sumd] = kmeans(x, 3, 'Replicates', 5);
sortrows(C), fprintf('%.4f\n', sum(sumd));
isequal(idx([1 1 4 4 7]), idx([2 3 5 6 8]))
idx = kmeans([1; 2; NaN; 50], 2, 'Start', [1; 50], 'Distance', 'cityblock')'
try, kmeans(x, 0); catch e, fprintf('%s: %s\n', e.identifier, e.message), end
try, kmeans(x, 9); catch e, fprintf('%s: %s\n', e.identifier, e.message), end
try, kmeans(x, 2, 'Seeds', 1); catch e, fprintf('%s: %s\n', e.identifier, e.message), end
% Components: variances are the eigenvalues of the covariance, the data come back from the scores.
z = [2 0 1; 4 1 0; 1 3 2; 0 2 5; 3 3 3];
[coeff, score, latent, t2, explained, mu] = pca(z);
max(abs(latent - sort(eig(cov(z)), 'descend'))) < 1e-13
max(max(abs(score * coeff' + mu - z))) < 1e-13
fprintf('%.5f %.5f %.5f\n', coeff');
fprintf('%.5f\n', latent, explained);
abs(sum(t2) - 3 * 4) < 1e-12
size(pca(z, 'NumComponents', 2)), size(pca(rand(3, 5))), size(pca(rand(3, 5), 'Economy', false))
% Distances.
p = [0 0; 3 4; 1 1];
pdist(p), squareform(pdist(p)), squareform(squareform(pdist(p)))
pdist(p, 'cityblock'), pdist(p, 'chebychev'), pdist(p, 'minkowski', 3), pdist(p + 1, 'cosine'), pdist(p, 'seuclidean')
pdist(p == 0, 'hamming'), pdist([1 0 1; 1 1 0], 'jaccard'), pdist([1 2 4; 4 2 1], 'correlation'), pdist([p; 2 0], 'mahalanobis')
pdist2(p, [0 1; 3 0])
[d, i] = pdist2(p, [0 1; 3 0], 'euclidean', 'Smallest', 2)
pdist2(p, [0 1], @(a, b) sum(abs(a - b), 2))
[i, d] = knnsearch(p, [0 1; 3 3], 'K', 2)
pdist([1 2]), size(pdist2(zeros(0, 2), p))
try, pdist2(p, 1); catch e, fprintf('%s: %s\n', e.identifier, e.message), end
try, pdist(p, 'nonesuch'); catch e, fprintf('%s: %s\n', e.identifier, e.message), end
try, squareform([1 2]); catch e, fprintf('%s: %s\n', e.identifier, e.message), end
try, squareform(ones(2)); catch e, fprintf('%s: %s\n', e.identifier, e.message), end
