% SPDX-License-Identifier: Apache-2.0
function [p, stats] = vartestn(x, varargin)
% Have the columns of x, or the groups of a vector, one variance? vartestn(x, group, Display, TestType); 'TestType': 'Bartlett' (the default), 'LeveneQuadratic',
% 'LeveneAbsolute', 'BrownForsythe' (about medians) or 'OBrien'; 'Display' 'on' shows a table of the groups.
% Example: p = vartestn([1 4 7; 2 5 9; 3 6 1], 'Display', 'off')
if nargin < 1, error('stats:vartestn:TooFewInputs', 'Requires at least one input.'); end
group = [];
args = varargin;
if mod(numel(args), 2) == 1, group = args{1}; args(1) = []; end
o = struct('Display', 'on', 'TestType', 'Bartlett');
for k = 1:2:numel(args), o.(validatestring(args{k}, fieldnames(o), 'vartestn')) = args{k + 1}; end
kind = validatestring(o.TestType, {'Bartlett', 'LeveneQuadratic', 'LeveneAbsolute', 'BrownForsythe', 'OBrien'}, 'vartestn', 'TestType');
if isempty(group) && isvector(x), group = ones(numel(x), 1); end
[y, g, names] = groupedValues('vartestn', x, group);
n = accumarray(g, 1, [numel(names) 1]);
means = accumarray(g, y, [numel(names) 1])./n;
v = accumarray(g, (y - means(g)).^2, [numel(names) 1])./(n - 1);
of = n > 1;
df = sum(of) - 1;
if strcmp(kind, 'Bartlett')
    w = n(of) - 1;
    pooled = sum(w.*v(of))/sum(w);
    statistic = (sum(w)*log(pooled) - sum(w.*log(v(of))))/(1 + (sum(1./w) - 1/sum(w))/(3*df));
    p = chi2cdf(statistic, df, 'upper');
    stats = struct('chisqstat', statistic, 'df', df);
else
    switch kind
        case 'LeveneQuadratic', z = (y - means(g)).^2;
        case 'LeveneAbsolute', z = abs(y - means(g));
        case 'BrownForsythe'
            m = accumarray(g, y, [numel(names) 1], @median);
            z = abs(y - m(g));
        otherwise
            k = n(g);
            z = ((0.5 + k - 2).*k.*(y - means(g)).^2 - 0.5*(k - 1).*v(g))./((k - 1).*(k - 2));
    end
    [p, tbl] = anova1(z, g, 'off');
    stats = struct('fstat', tbl{2, 5}, 'df', [tbl{2, 3}, tbl{3, 3}]);
end
if strcmpi(o.Display, 'on')
    disp(table(names(:), n, means, sqrt(v), 'VariableNames', {'Group', 'Count', 'Mean', 'StdDev'}))
    fprintf('%s: p-value = %.5g\n', kind, p);
end
end
