% SPDX-License-Identifier: Apache-2.0
function p = gevcdf(x, varargin)
% Cumulative probability of the generalized extreme value distribution up to x; 'upper' gives that above x;
% parameters k (0), sigma (1), mu (0).
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
upper = ~isempty(varargin) && (ischar(varargin{end}) || isstring(varargin{end}));
if upper
    if ~strcmpi(varargin{end}, 'upper')
        error('stats:cdf:UpperTailProblem', 'The tail must be ''upper''.');
    end
    varargin(end) = [];
end
parameters = {0, 1, 0};
parameters(1:numel(varargin)) = varargin;
[k, sigma, mu] = parameters{:};
[x, k, sigma, mu] = distributionArguments('gevcdf', x, k, sigma, mu);
refused = ~(sigma > 0);
k(refused) = NaN;
sigma(refused) = NaN;
mu(refused) = NaN;
unknown = isnan(x) | isnan(k) | isnan(sigma) | isnan(mu);
if upper
    z = (x - mu) ./ sigma;
    t = max(1 + k .* z, 0).^(-1 ./ k);
    t(k == 0) = exp(-z(k == 0));
    p = -expm1(-t);
else
    z = (x - mu) ./ sigma;
    t = max(1 + k .* z, 0).^(-1 ./ k);
    t(k == 0) = exp(-z(k == 0));
    p = exp(-t);
end
p(unknown) = NaN;
end
