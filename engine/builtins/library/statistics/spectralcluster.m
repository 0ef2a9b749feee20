% SPDX-License-Identifier: Apache-2.0
function [idx, V, D] = spectralcluster(X, k, varargin)
% Groups of the rows of X by the eigenvectors of the Laplacian of how near they are: numbers 1 to k, the vectors and the eigenvalues. Options: Distance ('euclidean',
% of pdist2, or 'precomputed' similarities), SimilarityGraph ('knn' or 'epsilon'), NumNeighbors (log of the rows), KNNGraphType ('complete' or 'mutual'), Radius, KernelScale
% (1), LaplacianNormalization ('randomwalk', 'symmetric' or 'none'), ClusterMethod ('kmeans' or 'kmedoids').
% U. von Luxburg, Statistics and Computing 17 (2007).
% Example: rng(1), idx = spectralcluster([1 1; 1 2; 2 1; 9 9; 9 8; 8 9], 2)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
n = size(X, 1);
if ~isscalar(k) || k < 1 || k ~= fix(k) || k > n, error('stats:spectralcluster:BadK', 'K must be an integer from 1 to the number of rows.'); end
o = testOptionPairs('spectralcluster', varargin, struct('Distance', 'euclidean', 'SimilarityGraph', 'knn', 'NumNeighbors', max(1, round(log(n))), 'KNNGraphType', 'complete', 'Radius', [], ...
    'KernelScale', 1, 'LaplacianNormalization', 'randomwalk', 'ClusterMethod', 'kmeans', 'P', 2));
if (ischar(o.Distance) || isstring(o.Distance)) && strcmpi(o.Distance, 'precomputed')
    S = double(X);
else
    d = pdist2(X, X, o.Distance);
    S = exp(-(d/o.KernelScale).^2);
    if strcmpi(o.SimilarityGraph, 'epsilon')
        if isempty(o.Radius), error('stats:spectralcluster:RadiusNeeded', 'An epsilon graph wants a Radius.'); end
        S(d > o.Radius) = 0;
    else
        [~, order] = sort(d + diag(inf(n, 1)), 2);
        near = false(n);
        near(sub2ind([n n], repmat((1:n)', 1, min(o.NumNeighbors, n - 1)), order(:, 1:min(o.NumNeighbors, n - 1)))) = true;
        if strcmpi(o.KNNGraphType, 'mutual'), near = near & near'; else, near = near | near'; end
        S(~near) = 0;
    end
    S(1:n + 1:end) = 0;
end
degree = sum(S, 2);
root = 1./sqrt(max(degree, realmin));
root(degree == 0) = 0;
kind = validatestring(o.LaplacianNormalization, {'randomwalk', 'symmetric', 'none'}, 'spectralcluster', 'LaplacianNormalization');
if strcmp(kind, 'none'), L = diag(degree) - S; else, L = eye(n) - root.*S.*root'; end
[U, E] = eig((L + L')/2);
[E, order] = sort(diag(E));
D = E(1:k);
V = U(:, order(1:k));
if strcmp(kind, 'randomwalk')
    V = root.*V;
    V = V./max(sqrt(sum(V.^2, 1)), realmin);
elseif strcmp(kind, 'symmetric')
    V = V./max(sqrt(sum(V.^2, 2)), realmin);
end
if strcmpi(o.ClusterMethod, 'kmedoids'), idx = kmedoids(V, k); else, idx = kmeans(V, k, 'Replicates', 5); end
end
