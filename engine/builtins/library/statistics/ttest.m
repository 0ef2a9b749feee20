% SPDX-License-Identifier: Apache-2.0
function [h, p, ci, stats] = ttest(x, m, varargin)
% Student's t test that the mean of x is m (0), or of paired samples x and m: 1 where refused at 'Alpha'
% (0.05), p, confidence interval, struct of tstat, df, sd. 'Tail' is 'both', 'right' or 'left'.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2 || isempty(m), m = 0; end
if ischar(m) || isstring(m), varargin = [{m}, varargin]; m = 0; end
[alpha, tail, dim] = testOptions('ttest', varargin);
if ~isscalar(m)
    if ~isequal(size(x), size(m))
        error('stats:ttest:InputSizeMismatch', 'The data in a paired t-test must be the same size.');
    end
    x = x - m;
    m = 0;
end
if isempty(dim), dim = find(size(x) ~= 1, 1); end
if isempty(dim), dim = 1; end
n = sum(~isnan(x), dim);
d = mean(x, dim, 'omitnan');
s = std(x, 0, dim, 'omitnan');
stats = struct('tstat', (d - m) ./ (s ./ sqrt(n)), 'df', max(n - 1, 0), 'sd', s);
[h, p, ci] = studentDecision(d, m, s ./ sqrt(n), stats.tstat, stats.df, alpha, tail, dim);
end
