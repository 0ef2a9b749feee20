% SPDX-License-Identifier: Apache-2.0
function model = fitcnb(X, y, varargin)
% A naive Bayes classifier: fitcnb(X, y) of rows X and their classes y. Options: DistributionNames ('normal', 'kernel', 'mn', or a cell with one for
% each predictor), Prior, Cost, ClassNames, CrossVal, KFold. DistributionParameters has mean and deviation of each class and predictor.
% Example: m = fitcnb([1 2; 2 1; 8 9; 9 8.5], {'a' 'a' 'b' 'b'}'); predict(m, [7 7])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[d, o] = trainingData('fitcnb', X, y, varargin, struct('DistributionNames', 'normal', 'Kernel', 'normal', 'Support', 'unbounded', 'Width', []));
kinds = cellstr(o.DistributionNames);
whole = isscalar(kinds) && strcmp(kinds, 'mn');
if isscalar(kinds), kinds = repmat(kinds, 1, size(d.X, 2)); end
p = size(d.X, 2);
parameters = cell(d.n, p);
for c = 1:d.n
    rows = d.X(d.g == c, :);
    for j = 1:p
        x = rows(~isnan(rows(:, j)), j);
        switch validatestring(kinds{j}, {'normal', 'kernel', 'mn'}, 'fitcnb')
            case 'normal'
                parameters{c, j} = [mean(x); std(x)];
                if ~(parameters{c, j}(2) > 0)
                    error('stats:ClassificationNaiveBayes:ZeroVarianceForUniFit', 'A normal distribution cannot be fit for predictor %s and class %d: its variance is zero.', d.predictors{j}, c);
                end
            case 'kernel'
                h = median(abs(x - median(x)))/0.6745*(4/(3*numel(x)))^(1/5);
                if ~(h > 0), h = max(std(x), 1)*(4/(3*numel(x)))^(1/5); end
                parameters{c, j} = struct('x', x, 'h', h);
            otherwise
                parameters{c, j} = (sum(rows(:, j)) + 1)/(sum(rows(:)) + p);
        end
    end
end
parts = struct('kinds', {kinds}, 'parameters', {parameters}, 'prior', d.prior, 'whole', whole);
properties = struct('DistributionNames', {kinds}, 'DistributionParameters', {parameters});
model = classifier('ClassificationNaiveBayes', d, properties, parts, @bayesScore, refitting(@fitcnb, varargin, d));
end

function score = bayesScore(s, X)
[n, p] = size(s.parameters);
l = repmat(log(s.prior), size(X, 1), 1);
for c = 1:n
    for j = 1:p
        x = X(:, j);
        t = s.parameters{c, j};
        if isstruct(t)
            term = log(mean(exp(-0.5*((x - t.x')/t.h).^2), 2)/(t.h*sqrt(2*pi)));
        elseif isscalar(t)
            term = x*log(t);
        else
            term = -0.5*((x - t(1))/t(2)).^2 - log(t(2)*sqrt(2*pi));
        end
        term(isnan(x)) = 0;
        l(:, c) = l(:, c) + term;
    end
end
score = exp(l - max(l, [], 2));
score = score./sum(score, 2);
end
