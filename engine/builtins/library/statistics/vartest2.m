% SPDX-License-Identifier: Apache-2.0
function [h, p, ci, stats] = vartest2(x, y, varargin)
% F test: have two normal samples one variance? Options 'Alpha' (0.05), 'Tail', 'Dim'.
% Example: [h, p] = vartest2([5.1 4.9 5.3 5.6], [4 6 5.5 3.9 6.8])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
o = testOptionPairs('vartest2', varargin, struct('Alpha', 0.05, 'Tail', 'both', 'Dim', []));
if isempty(o.Dim), o.Dim = find([size(x), 2] ~= 1, 1); end
if isvector(x) && isvector(y), x = x(:); y = y(:); o.Dim = 1; end
df1 = sum(~isnan(x), o.Dim) - 1;
df2 = sum(~isnan(y), o.Dim) - 1;
F = var(x, 0, o.Dim, 'omitnan')./var(y, 0, o.Dim, 'omitnan');
stats = struct('fstat', F, 'df1', df1, 'df2', df2);
below = fcdf(F, df1, df2);
above = fcdf(1./F, df2, df1);
switch lower(o.Tail)
    case 'both'
        p = 2*min(below, above);
        ci = cat(o.Dim, F.*finv(o.Alpha/2, df2, df1), F./finv(o.Alpha/2, df1, df2));
    case 'right'
        p = above;
        ci = cat(o.Dim, F.*finv(o.Alpha, df2, df1), Inf(size(F)));
    case 'left'
        p = below;
        ci = cat(o.Dim, zeros(size(F)), F./finv(o.Alpha, df1, df2));
    otherwise, error('stats:vartest2:BadTail', 'Tail must be ''both'', ''right'' or ''left''.');
end
h = double(p <= o.Alpha);
end
