% SPDX-License-Identifier: Apache-2.0
function p = gamcdf(x, varargin)
% Cumulative probability of the gamma distribution up to x; 'upper' gives that above x;
% parameters a, b (1).
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
upper = ~isempty(varargin) && (ischar(varargin{end}) || isstring(varargin{end}));
if upper
    if ~strcmpi(varargin{end}, 'upper')
        error('stats:cdf:UpperTailProblem', 'The tail must be ''upper''.');
    end
    varargin(end) = [];
end
if numel(varargin) < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
parameters = {[], 1};
parameters(1:numel(varargin)) = varargin;
[a, b] = parameters{:};
[x, a, b] = distributionArguments('gamcdf', x, a, b);
refused = ~(a > 0 & b > 0);
a(refused) = NaN;
b(refused) = NaN;
unknown = isnan(x) | isnan(a) | isnan(b);
if upper
    p = gammainc(max(x, 0) ./ b, a, 'upper');
else
    p = gammainc(max(x, 0) ./ b, a);
end
p(unknown) = NaN;
end
