% SPDX-License-Identifier: Apache-2.0
function [h, p, stat, cv] = kstest(x, varargin)
% Test of Kolmogorov and Smirnov: has x the distribution of a two-column table 'CDF' of values and probabilities, or of a distribution of makedist (the standard normal one
% unless said)? Options 'CDF', 'Alpha' (0.05), 'Tail' ('unequal', 'larger', 'smaller').
% Example: [h, p] = kstest([-0.9 0.1 0.5 1.2 -1.7])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
o = testOptionPairs('kstest', varargin, struct('CDF', [], 'Alpha', 0.05, 'Tail', 'unequal'));
x = sort(x(~isnan(x)));
x = x(:);
n = numel(x);
if n == 0, error('stats:kstest:NotEnoughData', 'Sample vector X must contain at least one data value.'); end
if isempty(o.CDF)
    F = normcdf(x);
elseif isa(o.CDF, 'function_handle')
    F = o.CDF(x);
elseif isobject(o.CDF)
    F = cdf(o.CDF, x);
else
    t = sortrows(o.CDF);
    [~, keep] = unique(t(:, 1));
    if any(x < t(1, 1) | x > t(end, 1))
        error('stats:kstest:DataExceedsCDF', 'The data values must lie within the range of the table.');
    end
    F = interp1(t(keep, 1), t(keep, 2), x);
end
up = max((1:n)'/n - F);
down = max(F - (0:n - 1)'/n);
switch lower(o.Tail)
    case {'unequal', 'both'}, stat = max(up, down); p = kolmogorovLevel(stat, n); level = @(d) kolmogorovLevel(d, n);
    case 'larger', stat = up; level = @(d) oneSided(d, n); p = level(stat);
    case 'smaller', stat = down; level = @(d) oneSided(d, n); p = level(stat);
    otherwise, error('stats:kstest:BadTail', 'Tail must be ''unequal'', ''larger'' or ''smaller''.');
end
h = p <= o.Alpha;
if nargout > 3, cv = fzero(@(d) level(d) - o.Alpha, [1e-3/n, 1 - 1e-6]); end
end

function p = oneSided(d, n)
% Smirnov's sum for one side.
if d <= 0, p = 1; return, end
if d >= 1, p = 0; return, end
j = 0:floor(n*(1 - d));
logs = gammaln(n + 1) - gammaln(j + 1) - gammaln(n - j + 1) + (n - j).*log(max(1 - d - j/n, realmin)) + (j - 1).*log(d + j/n);
p = min(max(d*sum(exp(logs)), 0), 1);
end
