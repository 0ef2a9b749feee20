% SPDX-License-Identifier: Apache-2.0
function p = chi2cdf(x, varargin)
% Cumulative probability of the chi-square distribution up to x; 'upper' gives that above x;
% parameters v.
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
[v] = parameters{:};
[x, v] = distributionArguments('chi2cdf', x, v);
refused = ~(v > 0);
v(refused) = NaN;
unknown = isnan(x) | isnan(v);
if upper
    p = gammainc(max(x, 0) / 2, v / 2, 'upper');
else
    p = gammainc(max(x, 0) / 2, v / 2);
end
p(unknown) = NaN;
end
