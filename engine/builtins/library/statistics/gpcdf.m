% SPDX-License-Identifier: Apache-2.0
function p = gpcdf(x, varargin)
% Cumulative probability of the generalized Pareto distribution up to x; 'upper' gives that above x;
% parameters k (0), sigma (1), theta (0).
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
[k, sigma, theta] = parameters{:};
[x, k, sigma, theta] = distributionArguments('gpcdf', x, k, sigma, theta);
refused = ~(sigma > 0);
k(refused) = NaN;
sigma(refused) = NaN;
theta(refused) = NaN;
unknown = isnan(x) | isnan(k) | isnan(sigma) | isnan(theta);
if upper
    z = max((x - theta) ./ sigma, 0);
    q = exp(-log1p(max(k .* z, -1)) ./ k);
    q(k == 0) = exp(-z(k == 0));
    p = q;
else
    z = max((x - theta) ./ sigma, 0);
    q = -expm1(-log1p(max(k .* z, -1)) ./ k);
    q(k == 0) = -expm1(-z(k == 0));
    p = q;
end
p(unknown) = NaN;
end
