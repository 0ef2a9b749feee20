% SPDX-License-Identifier: Apache-2.0
function [y, i] = randsample(n, k, replacement, weights)
% k of the numbers 1 … n, or of the elements of a vector, drawn at random without (true: with)
% replacement, by weights if given.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3 || isempty(replacement), replacement = false; end
if isscalar(n) && isnumeric(n) && n >= 0 && n == fix(n), population = []; count = n;
elseif isvector(n), population = n; count = numel(n);
else, error('stats:randsample:BadPopulation', 'The population must be a vector.');
end
if nargin > 3 && ~isempty(weights)
    if numel(weights) ~= count
        error('stats:randsample:InputSizeMismatch', 'The weights must have as many elements as the population.');
    end
    if any(weights(:) < 0) || ~(sum(weights(:)) > 0)
        error('stats:randsample:InvalidWeights', 'The weights must be non-negative with a positive sum.');
    end
    if ~replacement
        error('stats:randsample:NoWeighting', 'Weighted sampling without replacement is not supported.');
    end
    edges = cumsum(double(weights(:)) / sum(weights(:)));
    i = zeros(1, k);
    u = rand(1, k);
    for j = 1:k, i(j) = find(u(j) < [edges(1:end - 1); Inf], 1); end
elseif replacement
    i = randi(count, 1, k);
else
    if k > count
        error('stats:randsample:SampleTooLarge', 'K must be less than or equal to N for sampling without replacement.');
    end
    i = randperm(count, k);
end
if isempty(population)
    i = i(:);
    y = i;
else
    y = population(i);
end
end
