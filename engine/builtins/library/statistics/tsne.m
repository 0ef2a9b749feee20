% SPDX-License-Identifier: Apache-2.0
function [Y, loss] = tsne(X, varargin)
% Rows of X as points of few dimensions (2) such that near ones stay near, and the divergence of Kullback and Leibler that is left. Options: NumDimensions, Perplexity
% (30, below the number of rows), Distance ('euclidean', others of pdist2), Standardize, NumPCAComponents, Exaggeration (4), LearnRate (500), InitialY (1e-4*randn),
% NumPrint, Verbose, Options (MaxIter 1000, TolFun 1e-10 of statset), Algorithm (all pairs are summed, 'exact', whichever is named).
% Rows with NaN are left out. L. van der Maaten and G. Hinton, J. Machine Learning Research 9 (2008).
% Example: rng(1), Y = tsne([randn(8, 3); randn(8, 3) + 20], 'Perplexity', 5, 'Options', struct('MaxIter', 100));
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isnumeric(X) || ~ismatrix(X) || ~isreal(X), error('stats:tsne:InvalidX', 'X must be a real matrix.'); end
o = testOptionPairs('tsne', varargin, struct('NumDimensions', 2, 'Perplexity', 30, 'Distance', 'euclidean', 'Standardize', false, 'NumPCAComponents', 0, 'Exaggeration', 4, ...
    'LearnRate', 500, 'InitialY', [], 'NumPrint', 20, 'Verbose', 0, 'Options', [], 'Algorithm', 'exact', 'Theta', 0.5, 'CacheSize', 1000));
X = double(X);
X = X(~any(isnan(X), 2), :);
n = size(X, 1);
if o.Perplexity >= n || o.Perplexity <= 0, error('stats:tsne:InvalidPerplexity', 'Perplexity must be positive and less than the number of rows of X.'); end
if o.Standardize
    s = std(X, 0, 1);
    s(s == 0) = 1;
    X = (X - mean(X, 1))./s;
end
if o.NumPCAComponents > 0
    X = X - mean(X, 1);
    [~, ~, V] = svd(X, 'econ');
    X = X*V(:, 1:min(o.NumPCAComponents, end));
end
steps = 1000;
tolerance = 1e-10;
if isstruct(o.Options)
    if isfield(o.Options, 'MaxIter') && ~isempty(o.Options.MaxIter), steps = o.Options.MaxIter; end
    if isfield(o.Options, 'TolFun') && ~isempty(o.Options.TolFun), tolerance = o.Options.TolFun; end
end
P = neighbourShares(pdist2(X, X, o.Distance).^2, log(o.Perplexity));
P = max((P + P')/(2*n), realmin);
P(1:n + 1:end) = 0;
Y = o.InitialY;
if isempty(Y), Y = 1e-4*randn(n, o.NumDimensions); end
if ~isequal(size(Y), [n o.NumDimensions]), error('stats:tsne:InvalidInitialY', 'InitialY must have a row for each row of X and NumDimensions columns.'); end
move = zeros(size(Y));
gain = ones(size(Y));
early = min(99, floor(steps/4));
used = o.Exaggeration*P;
for k = 1:steps
    if k == early + 1, used = P; end
    square = sum(Y.^2, 2);
    near = 1./(1 + max(square + square' - 2*(Y*Y'), 0));
    near(1:n + 1:end) = 0;
    Q = max(near/sum(near(:)), realmin);
    L = (used - Q).*near;
    g = 4*(sum(L, 2).*Y - L*Y);
    same = sign(g) == sign(move);
    gain = max((gain + 0.2).*~same + 0.8*gain.*same, 0.01);
    momentum = 0.5 + 0.3*(k > 250);
    move = momentum*move - min(o.LearnRate, max(n/o.Exaggeration, 10))*gain.*g;
    Y = Y + move;
    Y = Y - mean(Y, 1);
    if o.Verbose > 0 && mod(k, o.NumPrint) == 0, fprintf('%6d %12.6g %12.6g\n', k, divergence(P, Q), norm(g)); end
    if norm(g) < tolerance, break, end
end
square = sum(Y.^2, 2);
near = 1./(1 + max(square + square' - 2*(Y*Y'), 0));
near(1:n + 1:end) = 0;
loss = divergence(P, max(near/sum(near(:)), realmin));
end

function d = divergence(P, Q)
n = size(P, 1);
P(1:n + 1:end) = 1;
Q(1:n + 1:end) = 1;
d = sum(sum(P.*log(P./Q)));
end

function P = neighbourShares(D, entropy)
% Of each row the width of the bell at which the entropy is the one asked for, by halving, all rows at once.
n = size(D, 1);
low = zeros(n, 1);
high = inf(n, 1);
beta_ = 1./max(mean(D, 2), realmin);
D(1:n + 1:end) = Inf;
least = min(D, [], 2);
D = D - least;
D(1:n + 1:end) = 0;
for k = 1:64
    E = exp(-D.*beta_);
    E(1:n + 1:end) = 0;
    total = sum(E, 2);
    H = log(total) + beta_.*sum(D.*E, 2)./total;
    over = H > entropy;
    low(over) = beta_(over);
    high(~over) = beta_(~over);
    next = (low + high)/2;
    open_ = isinf(high);
    next(open_) = 2*beta_(open_);
    if max(abs(H - entropy)) < 1e-6, break, end
    beta_ = next;
end
P = E./total;
end
