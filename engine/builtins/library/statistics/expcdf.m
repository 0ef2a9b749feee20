% SPDX-License-Identifier: Apache-2.0
function p = expcdf(x, varargin)
% Cumulative probability of the exponential distribution up to x; 'upper' gives that above x;
% parameters mu (1).
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
[mu] = parameters{:};
[x, mu] = distributionArguments('expcdf', x, mu);
refused = ~(mu > 0);
mu(refused) = NaN;
unknown = isnan(x) | isnan(mu);
if upper
    p = exp(-max(x, 0) ./ mu);
else
    p = -expm1(-max(x, 0) ./ mu);
end
p(unknown) = NaN;
end
