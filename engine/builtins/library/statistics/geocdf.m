% SPDX-License-Identifier: Apache-2.0
function p = geocdf(x, varargin)
% Cumulative probability of the geometric distribution up to x; 'upper' gives that above x;
% parameter q.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
upper = ~isempty(varargin) && (ischar(varargin{end}) || isstring(varargin{end}));
if upper
    if ~strcmpi(varargin{end}, 'upper')
        error('stats:cdf:UpperTailProblem', 'The tail must be ''upper''.');
    end
    varargin(end) = [];
end
if numel(varargin) < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
parameters = {[]};
parameters(1:numel(varargin)) = varargin;
[q] = parameters{:};
[x, q] = distributionArguments('geocdf', x, q);
refused = ~(q > 0 & q <= 1);
q(refused) = NaN;
unknown = isnan(x) | isnan(q);
if upper
    k = max(floor(x), -1) + 1;
    l = k .* log1p(-q);
    l(k == 0) = 0;
    p = exp(l);
else
    k = max(floor(x), -1) + 1;
    l = k .* log1p(-q);
    l(k == 0) = 0;
    p = abs(expm1(l));
end
p(unknown) = NaN;
end
