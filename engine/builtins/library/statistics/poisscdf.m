% SPDX-License-Identifier: Apache-2.0
function p = poisscdf(x, varargin)
% Cumulative probability of the Poisson distribution up to x; 'upper' gives that above x;
% parameters lambda.
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
[lambda] = parameters{:};
[x, lambda] = distributionArguments('poisscdf', x, lambda);
refused = ~(lambda >= 0);
lambda(refused) = NaN;
unknown = isnan(x) | isnan(lambda);
if upper
    k = floor(x);
    p = gammainc(lambda, max(k, 0) + 1);
    p(k < 0) = 1;
else
    k = floor(x);
    p = gammainc(lambda, max(k, 0) + 1, 'upper');
    p(k < 0) = 0;
end
p(unknown) = NaN;
end
