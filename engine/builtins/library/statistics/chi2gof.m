% SPDX-License-Identifier: Apache-2.0
function [h, p, stats] = chi2gof(x, varargin)
% Chi-square test of a normal distribution with the mean and deviation of x, or of 'CDF' (a function or a distribution), 'Expected' counts. Options 'NBins' (10),
% 'Edges', 'Ctrs', 'Frequency', 'EMin' (5, bins below are joined), 'NParams', 'Alpha' (0.05).
% Example: [h, p] = chi2gof([1 2 2 3 3 3 4 4 5 6 7 2 3 4 5])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
o = testOptionPairs('chi2gof', varargin, struct('CDF', [], 'Expected', [], 'NBins', 10, 'Edges', [], 'Ctrs', [], 'Frequency', [], ...
    'EMin', 5, 'NParams', [], 'Alpha', 0.05));
x = x(:);
f = o.Frequency(:);
if isempty(f), f = ones(size(x)); end
keep = ~isnan(x) & ~isnan(f);
x = x(keep); f = f(keep);
n = sum(f);
if ~isempty(o.Ctrs)
    c = o.Ctrs(:).';
    edges = [c(1) - (c(2) - c(1))/2, (c(1:end - 1) + c(2:end))/2, c(end) + (c(end) - c(end - 1))/2];
elseif ~isempty(o.Edges)
    edges = o.Edges(:).';
else
    edges = linspace(min(x), max(x), o.NBins + 1);
end
bin = discretize(x, [-Inf, edges(2:end - 1), Inf]);
observed = accumarray(bin, f, [numel(edges) - 1, 1]).';
used = 0;
if ~isempty(o.Expected)
    expected = o.Expected(:).';
else
    if isempty(o.CDF)
        m = sum(f.*x)/n;
        s = sqrt(sum(f.*(x - m).^2)/(n - 1));
        F = @(t) normcdf(t, m, s);
        used = 2;
    elseif isobject(o.CDF)
        F = @(t) cdf(o.CDF, t);
        if isprop(o.CDF, 'ParameterIsFixed'), used = nnz(~o.CDF.ParameterIsFixed); end
    elseif iscell(o.CDF)
        F = @(t) feval(o.CDF{1}, t, o.CDF{2:end});
    else
        F = o.CDF;
    end
    expected = n*diff([0, F(edges(2:end - 1)), 1]);
end
if ~isempty(o.NParams), used = o.NParams; end
% Bins at the ends that expect too little join their neighbours.
while numel(expected) > 1 && expected(1) < o.EMin
    expected = [expected(1) + expected(2), expected(3:end)]; observed = [observed(1) + observed(2), observed(3:end)]; edges(2) = [];
end
while numel(expected) > 1 && expected(end) < o.EMin
    expected = [expected(1:end - 2), sum(expected(end - 1:end))]; observed = [observed(1:end - 2), sum(observed(end - 1:end))];
    edges(end - 1) = [];
end
stats = struct('chi2stat', sum((observed - expected).^2./expected), 'df', max(numel(expected) - 1 - used, 0), 'edges', edges, 'O', observed, 'E', expected);
if stats.df > 0, p = 1 - chi2cdf(stats.chi2stat, stats.df); else, p = NaN; end
h = double(p <= o.Alpha);
end
