% SPDX-License-Identifier: Apache-2.0
function p = betacdf(x, varargin)
% Cumulative probability of the beta distribution up to x; 'upper' gives that above x;
% parameters a, b.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
upper = ~isempty(varargin) && (ischar(varargin{end}) || isstring(varargin{end}));
if upper
    if ~strcmpi(varargin{end}, 'upper')
        error('stats:cdf:UpperTailProblem', 'The tail must be ''upper''.');
    end
    varargin(end) = [];
end
if numel(varargin) < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
parameters = {[], []};
parameters(1:numel(varargin)) = varargin;
[a, b] = parameters{:};
[x, a, b] = distributionArguments('betacdf', x, a, b);
refused = ~(a > 0 & b > 0);
a(refused) = NaN;
b(refused) = NaN;
unknown = isnan(x) | isnan(a) | isnan(b);
if upper
    p = betainc(min(max(x, 0), 1), a, b, 'upper');
else
    p = betainc(min(max(x, 0), 1), a, b);
end
p(unknown) = NaN;
end
