% SPDX-License-Identifier: Apache-2.0
function p = raylcdf(x, varargin)
% Cumulative probability of the Rayleigh distribution up to x; 'upper' gives that above x;
% parameters b (1).
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
upper = ~isempty(varargin) && (ischar(varargin{end}) || isstring(varargin{end}));
if upper
    if ~strcmpi(varargin{end}, 'upper')
        error('stats:cdf:UpperTailProblem', 'The tail must be ''upper''.');
    end
    varargin(end) = [];
end
parameters = {1};
parameters(1:numel(varargin)) = varargin;
[b] = parameters{:};
[x, b] = distributionArguments('raylcdf', x, b);
refused = ~(b > 0);
b(refused) = NaN;
unknown = isnan(x) | isnan(b);
if upper
    p = exp(-0.5 * (max(x, 0) ./ b).^2);
else
    p = -expm1(-0.5 * (max(x, 0) ./ b).^2);
end
p(unknown) = NaN;
end
