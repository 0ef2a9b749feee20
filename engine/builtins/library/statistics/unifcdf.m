% SPDX-License-Identifier: Apache-2.0
function p = unifcdf(x, varargin)
% Cumulative probability of the continuous uniform distribution up to x; 'upper' gives that above x;
% parameters a (0), b (1).
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
[a, b] = parameters{:};
[x, a, b] = distributionArguments('unifcdf', x, a, b);
refused = ~(a < b);
a(refused) = NaN;
b(refused) = NaN;
unknown = isnan(x) | isnan(a) | isnan(b);
if upper
    p = min(max((b - x) ./ (b - a), 0), 1);
else
    p = min(max((x - a) ./ (b - a), 0), 1);
end
p(unknown) = NaN;
end
