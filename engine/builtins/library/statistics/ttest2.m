% SPDX-License-Identifier: Apache-2.0
function [h, p, ci, stats] = ttest2(x, y, varargin)
% Student's t test that two samples have the same mean: 1 where refused at 'Alpha' (0.05), p, confidence
% interval of the difference, struct of tstat, df, sd. 'Vartype' 'unequal' is Welch's test.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[alpha, tail, dim, unequal] = testOptions('ttest2', varargin);
if isempty(dim)
    if isvector(x) && isvector(y), x = x(:); y = y(:); end
    dim = find(size(x) ~= 1, 1);
    if isempty(dim), dim = 1; end
end
n = sum(~isnan(x), dim);
k = sum(~isnan(y), dim);
d = mean(x, dim, 'omitnan') - mean(y, dim, 'omitnan');
vx = var(x, 0, dim, 'omitnan');
vy = var(y, 0, dim, 'omitnan');
if unequal
    a = vx ./ n;
    b = vy ./ k;
    df = (a + b).^2 ./ (a.^2 ./ (n - 1) + b.^2 ./ (k - 1));
    se = sqrt(a + b);
    sd = sqrt(cat(dim, vx, vy));
else
    df = n + k - 2;
    sd = sqrt(((n - 1) .* vx + (k - 1) .* vy) ./ df);
    se = sd .* sqrt(1 ./ n + 1 ./ k);
end
stats = struct('tstat', d ./ se, 'df', df, 'sd', sd);
[h, p, ci] = studentDecision(d, 0, se, stats.tstat, df, alpha, tail, dim);
end
