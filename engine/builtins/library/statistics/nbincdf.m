% SPDX-License-Identifier: Apache-2.0
function p = nbincdf(x, varargin)
% Cumulative probability of the negative binomial distribution up to x; 'upper' gives that above x;
% parameters r, q.
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
[r, q] = parameters{:};
[x, r, q] = distributionArguments('nbincdf', x, r, q);
refused = ~(r > 0 & q > 0 & q <= 1);
r(refused) = NaN;
q(refused) = NaN;
unknown = isnan(x) | isnan(r) | isnan(q);
if upper
    k = floor(x);
    p = betainc(q, r, max(k, 0) + 1, 'upper');
    p(k < 0) = 1;
else
    k = floor(x);
    p = betainc(q, r, max(k, 0) + 1);
    p(k < 0) = 0;
end
p(unknown) = NaN;
end
