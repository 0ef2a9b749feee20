% SPDX-License-Identifier: Apache-2.0
function p = unidcdf(x, varargin)
% Cumulative probability of the discrete uniform distribution up to x; 'upper' gives that above x;
% parameters n.
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
[n] = parameters{:};
[x, n] = distributionArguments('unidcdf', x, n);
refused = ~(n >= 1 & n == fix(n));
n(refused) = NaN;
unknown = isnan(x) | isnan(n);
if upper
    p = min(max(1 - floor(x) ./ n, 0), 1);
else
    p = min(max(floor(x) ./ n, 0), 1);
end
p(unknown) = NaN;
end
