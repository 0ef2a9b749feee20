% SPDX-License-Identifier: Apache-2.0
function [h, p, ci, stats] = vartest(x, v, varargin)
% Test of the variance v of a normal distribution. Options 'Alpha' (0.05), 'Tail', 'Dim'.
% Example: [h, p] = vartest([5.1 4.9 5.3 5.6 4.2], 0.2)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
o = testOptionPairs('vartest', varargin, struct('Alpha', 0.05, 'Tail', 'both', 'Dim', []));
if isempty(o.Dim), o.Dim = find([size(x), 2] ~= 1, 1); end
df = sum(~isnan(x), o.Dim) - 1;
s = var(x, 0, o.Dim, 'omitnan');
stats = struct('chisqstat', df.*s./v, 'df', df);
below = chi2cdf(stats.chisqstat, df);
switch lower(o.Tail)
    case 'both'
        p = 2*min(below, 1 - below);
        ci = cat(o.Dim, df.*s./chi2inv(1 - o.Alpha/2, df), df.*s./chi2inv(o.Alpha/2, df));
    case 'right'
        p = 1 - below;
        ci = cat(o.Dim, df.*s./chi2inv(1 - o.Alpha, df), Inf(size(p)));
    case 'left'
        p = below;
        ci = cat(o.Dim, zeros(size(p)), df.*s./chi2inv(o.Alpha, df));
    otherwise, error('stats:vartest:BadTail', 'Tail must be ''both'', ''right'' or ''left''.');
end
h = double(p <= o.Alpha);
end
