% SPDX-License-Identifier: Apache-2.0
function p = binocdf(x, varargin)
% Cumulative probability of the binomial distribution up to x; 'upper' gives that above x;
% parameters n, q.
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
[n, q] = parameters{:};
[x, n, q] = distributionArguments('binocdf', x, n, q);
refused = ~(n >= 0 & n == fix(n) & q >= 0 & q <= 1);
n(refused) = NaN;
q(refused) = NaN;
unknown = isnan(x) | isnan(n) | isnan(q);
if upper
    k = floor(x);
    c = min(max(k, 0), max(n - 1, 0));
    p = betainc(q, c + 1, max(n - c, 1));
    p(k < 0) = 1;
    p(k >= n) = 0;
else
    k = floor(x);
    c = min(max(k, 0), max(n - 1, 0));
    p = betainc(q, c + 1, max(n - c, 1), 'upper');
    p(k < 0) = 0;
    p(k >= n) = 1;
end
p(unknown) = NaN;
end
