% SPDX-License-Identifier: Apache-2.0
function [c, m, h, names] = multcompare(stats, varargin)
% Which group means differ, after anova1, anova2 or anovan: a row of each pair with lower bound, difference, upper bound of it and p-value; m: means and standard errors.
% Options 'Alpha' (0.05), 'CriticalValueType' or 'CType' ('tukey-kramer', 'bonferroni', 'dunn-sidak', 'lsd', 'scheffe'), 'Dimension' (the factor of anovan), 'Display' ('on').
% Example: [~, ~, s] = anova1([1 4 7; 2 5 8; 3 6 9.5], [], 'off'); c = multcompare(s, 'Display', 'off')
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isstruct(stats) || ~isfield(stats, 'source')
    error('stats:multcompare:BadStats', 'STATS must be a structure produced by anova1, anova2 or anovan.');
end
o = struct('Alpha', 0.05, 'CriticalValueType', 'tukey-kramer', 'CType', '', 'Dimension', 1, 'Display', 'on', 'Estimate', 'column');
for k = 1:2:numel(varargin) - 1
    o.(validatestring(varargin{k}, fieldnames(o), 'multcompare')) = varargin{k + 1};
end
if ~isempty(o.CType), o.CriticalValueType = o.CType; end
kind = validatestring(o.CriticalValueType, {'tukey-kramer', 'hsd', 'bonferroni', 'dunn-sidak', 'lsd', 'scheffe'}, 'multcompare');
if ~(isscalar(o.Alpha) && o.Alpha > 0 && o.Alpha < 1), error('stats:multcompare:BadAlpha', 'ALPHA must be a scalar between 0 and 1.'); end
switch stats.source
    case 'anova1'
        means = stats.means(:);
        n = stats.n(:);
        df = stats.df;
        s = stats.s;
        names = cellstr(stats.gnames);
    case 'anova2'
        means = stats.colmeans(:);
        n = stats.coln*ones(size(means));
        df = stats.df;
        s = sqrt(stats.sigmasq);
        names = compose('%d', (1:numel(means))');
    case 'anovan'
        g = stats.level(:, o.Dimension);
        n = accumarray(g, 1);
        means = accumarray(g, stats.y)./n;
        df = stats.dfe;
        s = sqrt(stats.mse);
        names = stats.grpnames{o.Dimension};
    otherwise
        error('stats:multcompare:BadStats', 'The comparison of means after ''%s'' is not supported.', stats.source);
end
k = numel(means);
pairs = nchoosek(1:k, 2);
d = means(pairs(:, 1)) - means(pairs(:, 2));
se = s*sqrt(1./n(pairs(:, 1)) + 1./n(pairs(:, 2)));
t = abs(d)./se;
r = size(pairs, 1);
a = o.Alpha;
switch kind
    case {'tukey-kramer', 'hsd'}
        p = arrayfun(@(x) 1 - studentizedRange(x*sqrt(2), k, df), t);
        high = 10;
        while studentizedRange(high, k, df) < 1 - a, high = 2*high; end
        critical = fzero(@(q) studentizedRange(q, k, df) - (1 - a), [0 high])/sqrt(2);
    case 'bonferroni', p = min(1, 2*r*tcdf(-t, df)); critical = tinv(1 - a/(2*r), df);
    case 'dunn-sidak', p = 1 - (1 - 2*tcdf(-t, df)).^r; critical = tinv(1 - (1 - (1 - a)^(1/r))/2, df);
    case 'lsd', p = 2*tcdf(-t, df); critical = tinv(1 - a/2, df);
    otherwise, p = fcdf((k - 1)./t.^2, df, k - 1); critical = sqrt((k - 1)*finv(1 - a, k - 1, df));
end
p = max(p, 0);
c = [pairs, d - critical*se, d, d + critical*se, p];
m = [means, s./sqrt(n)];
h = [];
if strcmpi(o.Display, 'on')
    errorbar(means, 1:k, critical*m(:, 2)/sqrt(2), 'horizontal', 'o');
    yticks(1:k);
    yticklabels(names);
    set(gca, 'YDir', 'reverse');
    ylim([0.5 k + 0.5]);
    title('Means with comparison intervals');
    h = gcf;
end
end

function P = studentizedRange(q, k, df)
% Probability that the range of k standard normals over an independent estimate of their deviation is at most q.
if q <= 0, P = 0; return, end
if isinf(df), P = ofRange(q, k); return, end
% The estimate's density is integrated over 12 standard deviations of its logarithm.
[x, w] = gaussPoints();
spread = 1/sqrt(2*df);
low = exp(-9*spread);
high = exp(6*spread) + 2/df;
if df < 3, low = 1e-9; high = 9; end
edges = linspace(low, high, 9);
P = 0;
for e = 1:8
    s = (edges(e) + edges(e + 1))/2 + (edges(e + 1) - edges(e))/2*x;
    logs = log(2) + df/2*log(df/2) - gammaln(df/2) + (df - 1)*log(s) - df*s.^2/2;
    P = P + (edges(e + 1) - edges(e))/2*sum(w.*exp(logs).*arrayfun(@(v) ofRange(q*v, k), s));
end
P = min(max(P, 0), 1);
end

function P = ofRange(w, k)
[x, g] = gaussPoints();
edges = linspace(-8, 8, 9);
P = 0;
for e = 1:8
    z = (edges(e) + edges(e + 1))/2 + (edges(e + 1) - edges(e))/2*x;
    P = P + (edges(e + 1) - edges(e))/2*sum(g.*k.*exp(-z.^2/2)/sqrt(2*pi).*((erfc(-z/sqrt(2)) - erfc(-(z - w)/sqrt(2)))/2).^(k - 1));
end
end

function [x, w] = gaussPoints()
persistent px pw
if isempty(px)
    b = (1:19)./sqrt(4*(1:19).^2 - 1);
    [V, D] = eig(diag(b, 1) + diag(b, -1));
    px = diag(D);
    pw = 2*V(1, :)'.^2;
end
x = px;
w = pw;
end
