% SPDX-License-Identifier: Apache-2.0
function model = fitcknn(X, y, varargin)
% A classifier by the nearest neighbours: fitcknn(X, y) of rows X and their classes y. Options: NumNeighbors (1), Distance (of pdist2),
% DistanceWeight ('equal', 'inverse', 'squaredinverse'), Standardize (false), Prior, Cost, ClassNames, CrossVal, KFold. Functions predict, loss,
% resubLoss, crossval, kfoldLoss.
% Example: m = fitcknn([1; 2; 8; 9], [1; 1; 2; 2], 'NumNeighbors', 3); predict(m, 7.5)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[d, o] = trainingData('fitcknn', X, y, varargin, struct('NumNeighbors', 1, 'Distance', 'euclidean', 'DistanceWeight', 'equal', 'Standardize', false, ...
    'BreakTies', 'smallest', 'NSMethod', '', 'Exponent', 2, 'IncludeTies', false));
k = o.NumNeighbors;
if ~isnumeric(k) || ~isscalar(k) || k < 1 || k ~= fix(k)
    error('stats:ClassificationKNN:BadNumNeighbors', 'NumNeighbors must be a positive integer.');
end
parts = struct('k', min(k, numel(d.g)), 'distance', o.Distance, 'weight', validatestring(o.DistanceWeight, {'equal', 'inverse', 'squaredinverse'}, 'fitcknn'), ...
    'mu', [], 'sigma', [], 'g', d.g, 'n', d.n);
p = struct('NumNeighbors', parts.k, 'Distance', o.Distance, 'DistanceWeight', parts.weight, 'BreakTies', o.BreakTies, 'Mu', [], 'Sigma', []);
[parts.mu, parts.sigma] = standardScale(d.X, o.Standardize);
if o.Standardize
    p.Mu = parts.mu;
    p.Sigma = parts.sigma;
end
parts.X = (d.X - parts.mu)./parts.sigma;
% A neighbour counts as much as its class's prior says.
counts = accumarray(d.g, 1, [d.n 1])';
parts.share = d.prior./max(counts, 1)*numel(d.g);
args = varargin;
model = classifier('ClassificationKNN', d, p, parts, @knnScore, refitting(@fitcknn, args, d));
end

function score = knnScore(s, X)
[at, distance] = knnsearch(s.X, (X - s.mu)./s.sigma, 'K', s.k, 'Distance', s.distance);
w = ones(size(at));
switch s.weight
    case 'inverse', w = 1./max(distance, realmin);
    case 'squaredinverse', w = 1./max(distance.^2, realmin);
end
group = reshape(s.g(at), size(at));
w = w.*reshape(s.share(group), size(at));
score = zeros(size(X, 1), s.n);
for j = 1:s.n, score(:, j) = sum(w.*(group == j), 2); end
score = score./sum(score, 2);
end
