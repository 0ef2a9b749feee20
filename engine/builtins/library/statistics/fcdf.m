% SPDX-License-Identifier: Apache-2.0
function p = fcdf(x, varargin)
% Cumulative probability of the F distribution up to x; 'upper' gives that above x;
% parameters v1, v2.
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
[v1, v2] = parameters{:};
[x, v1, v2] = distributionArguments('fcdf', x, v1, v2);
refused = ~(v1 > 0 & v2 > 0);
v1(refused) = NaN;
v2(refused) = NaN;
unknown = isnan(x) | isnan(v1) | isnan(v2);
if upper
    x = max(x, 0);
    p = betainc(v2 ./ (v2 + v1 .* x), v2 / 2, v1 / 2);
else
    x = max(x, 0);
    z = v1 .* x;
    q = z ./ (z + v2);
    q(x == Inf) = 1;
    p = betainc(q, v1 / 2, v2 / 2);
end
p(unknown) = NaN;
end
