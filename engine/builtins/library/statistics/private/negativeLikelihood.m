% SPDX-License-Identifier: Apache-2.0
function [l, C] = negativeLikelihood(who, density, tail, params, data, censoring, frequency)
% Minus the logarithm of the likelihood of data at the parameters of a density, and the inverse of its second derivatives.
if ~isnumeric(params) || ~isnumeric(data), error(sprintf('stats:%s:BadInput', who), 'The parameters and the data must be numeric.'); end
x = double(data(:));
censored = false(size(x));
weights = ones(size(x));
if nargin > 5 && ~isempty(censoring), censored = logical(censoring(:)); end
if nargin > 6 && ~isempty(frequency), weights = double(frequency(:)); end
params = double(reshape(params, 1, []));
cost = @(q) costOf(q, x, censored, weights, density, tail);
l = cost(params);
if nargout < 2, return, end
n = numel(params);
H = zeros(n);
h = eps^(1/4)*max(abs(params), 1e-2);
for i = 1:n
    for j = i:n
        e = zeros(1, n); e(i) = h(i);
        g = zeros(1, n); g(j) = h(j);
        H(i, j) = (cost(params + e + g) - cost(params + e - g) - cost(params - e + g) + cost(params - e - g))/(4*h(i)*h(j));
        H(j, i) = H(i, j);
    end
end
C = inv(H);
end

function l = costOf(q, x, censored, weights, density, tail)
q = num2cell(q);
l = -sum(weights(~censored).*log(density(x(~censored), q{:})));
if any(censored), l = l - sum(weights(censored).*log(tail(x(censored), q{:}))); end
end
