% SPDX-License-Identifier: Apache-2.0
function p = evcdf(x, varargin)
% Cumulative probability of the extreme value (smallest) distribution up to x; 'upper' gives that above x;
% parameters mu (0), sigma (1).
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
upper = ~isempty(varargin) && (ischar(varargin{end}) || isstring(varargin{end}));
if upper
    if ~strcmpi(varargin{end}, 'upper')
        error('stats:cdf:UpperTailProblem', 'The tail must be ''upper''.');
    end
    varargin(end) = [];
end
parameters = {0, 1};
parameters(1:numel(varargin)) = varargin;
[mu, sigma] = parameters{:};
[x, mu, sigma] = distributionArguments('evcdf', x, mu, sigma);
refused = ~(sigma > 0);
mu(refused) = NaN;
sigma(refused) = NaN;
unknown = isnan(x) | isnan(mu) | isnan(sigma);
if upper
    p = exp(-exp((x - mu) ./ sigma));
else
    p = -expm1(-exp((x - mu) ./ sigma));
end
p(unknown) = NaN;
end
