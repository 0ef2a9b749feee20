% SPDX-License-Identifier: Apache-2.0
function h = plotModelResiduals(model, varargin)
% plotResiduals(model, kind): 'histogram' (unless said), 'fitted', 'caseorder', 'lagged', 'observed', 'probability', 'symmetry'; ResidualType 'raw', 'pearson', 'standardized', 'studentized'.
args = varargin;
kind = 'histogram';
if mod(numel(args), 2) == 1, kind = args{1}; args(1) = []; end
kind = validatestring(kind, {'histogram', 'fitted', 'caseorder', 'lagged', 'observed', 'probability', 'symmetry'}, 'plotResiduals', 'PLOTTYPE');
type = 'Raw';
style = {};
for k = 1:2:numel(args)
    if strcmpi(args{k}, 'ResidualType'), type = validatestring(args{k + 1}, model.Residuals.Properties.VariableNames, 'plotResiduals', 'ResidualType');
    else, style = [style, args(k:k + 1)]; end
end
r = model.Residuals.(type);
kept = find(isfinite(r));
f = model.Fitted;
if istabular(f), f = f.Response; end
switch kind
    case 'histogram'
        h = histogram(r(kept), 'Normalization', 'pdf', style{:});
        told('Residuals', 'Probability density', 'Histogram of residuals')
    case 'fitted'
        h = plot(f(kept), r(kept), 'x', style{:});
        h(2, 1) = dotted(xlim, [0 0]);
        told('Fitted values', 'Residuals', 'Plot of residuals vs. fitted values')
    case 'caseorder'
        h = plot(kept, r(kept), 'x', style{:});
        h(2, 1) = dotted(xlim, [0 0]);
        told('Row number', 'Residuals', 'Case order plot of residuals')
    case 'lagged'
        h = plot(r(kept(1:end - 1)), r(kept(2:end)), 'x', style{:});
        h(2, 1) = dotted(xlim, [0 0]);
        told('Residual(t-1)', 'Residual(t)', 'Plot of residuals vs. lagged residuals')
    case 'observed'
        y = f + model.Residuals.Raw;
        h = plot(y(kept), f(kept), 'x', style{:});
        ends = [min(y(kept)), max(y(kept))];
        h(2, 1) = dotted(ends, ends);
        told('Observed values', 'Fitted values', 'Plot of fitted vs. observed values')
    case 'probability'
        n = numel(kept);
        v = sort(r(kept));
        h = plot(v, norminv(((1:n)' - 0.5)/n), 'x', style{:});
        quarters = quantile(v, [0.25 0.75]);
        slope = 2*norminv(0.75)/max(diff(quarters), realmin);
        h(2, 1) = dotted(v([1 n]), slope*(v([1 n]) - mean(quarters)));
        p = [0.001 0.005 0.01 0.05 0.1 0.25 0.5 0.75 0.9 0.95 0.99 0.995 0.999];
        set(gca, 'YTick', norminv(p), 'YTickLabel', arrayfun(@(x) sprintf('%g', x), p, 'UniformOutput', false))
        told('Residuals', 'Probability', 'Normal probability plot of residuals')
    case 'symmetry'
        v = sort(r(kept));
        m = median(v);
        half = floor(numel(v)/2);
        h = plot(m - v(half:-1:1), v(end - half + 1:end) - m, 'x', style{:});
        ends = [0, max(abs(v - m))];
        h(2, 1) = dotted(ends, ends);
        told('Lower tail', 'Upper tail', 'Symmetry plot of residuals around their median')
end
if nargout == 0, clear h, end
end

function l = dotted(x, y)
l = line(x, y, 'LineStyle', ':', 'Color', 'k');
end

function told(x, y, name)
xlabel(x)
ylabel(y)
title(name)
end
