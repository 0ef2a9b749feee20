% SPDX-License-Identifier: Apache-2.0
function h = plotFit(f, varargin)
% plot(f): the curve over the limits of the axes; plot(f, x, y): the data and the curve, with points x and y left out as a further argument (logical
% or their numbers), styles, and what is to be drawn: 'fit', 'predfunc', 'predobs', 'residuals', 'stresiduals', 'deriv1', 'deriv2', 'integral', a level.
s = objectState(f);
args = varargin;
[x, y, out] = deal([]);
surface_ = numel(s.model.indep) == 2;
while ~isempty(args) && ~(ischar(args{1}) || isstring(args{1}))
    if isempty(x), x = args{1}; elseif isempty(y), y = args{1}; else, out = args{1}; end
    args(1) = [];
end
if surface_, h = drawnSurface(f, x, y); if nargout == 0, clear h, end, return, end
kinds = {'fit', 'predfunc', 'predobs', 'residuals', 'stresiduals', 'deriv1', 'deriv2', 'integral'};
chosen = {};
styles = {};
level = 0.95;
for k = 1:numel(args)
    if isnumeric(args{k}), level = args{k}; elseif any(strcmp(kinds, char(args{k}))), chosen{end + 1} = char(args{k}); else, styles{end + 1} = char(args{k}); end
end
if isempty(chosen), chosen = {'fit'}; end
if isempty(styles), styles = {'r-', 'b.'}; end
if numel(styles) == 1, styles{2} = 'b.'; end
left = false(numel(x), 1);
left(out) = true;
if isempty(x)
    limits = xlim();
    held = ishold;
else
    limits = [min(x) max(x)];
    if diff(limits) == 0, limits = limits + [-0.5 0.5]; end
end
t = linspace(limits(1), limits(2), 1001)';
names = {};
h = [];
for k = 1:numel(chosen)
    if numel(chosen) > 1, subplot(numel(chosen), 1, k); end
    ofData = ~isempty(x) && any(strcmp(chosen{k}, {'fit', 'predfunc', 'predobs'}));
    lines_ = {};
    if ofData, lines_ = {x(~left), y(~left), styles{2}}; names = {'data'}; if any(left), lines_ = [lines_, {x(left), y(left), 'rx'}]; names{2} = 'excluded data'; end, end
    switch chosen{k}
        case 'fit', lines_ = [lines_, {t, fitValues(f, t), styles{1}}]; names{end + 1} = 'fitted curve';
        case {'predfunc', 'predobs'}
            if strcmp(chosen{k}, 'predobs'), how = 'observation'; else, how = 'functional'; end
            [ci, v] = predint(f, t, level, how);
            lines_ = [lines_, {t, v, styles{1}, t, ci(:, 1), 'r--', t, ci(:, 2), 'r--'}];
            names = [names, {'fitted curve', 'prediction bounds'}];
        case {'residuals', 'stresiduals'}
            if isempty(x), error('curvefit:cfit:plot:dataRequired', 'Residuals are drawn of data: plot(f, x, y, ''residuals'').'); end
            r = y(~left) - fitValues(f, x(~left));
            if strcmp(chosen{k}, 'stresiduals'), r = r/sqrt(s.sse/s.dfe); end
            lines_ = {x(~left), r, styles{2}, limits, [0 0], 'k-'};
            names = {'data', 'zero line'};
        case 'deriv1', lines_ = {t, differentiate(f, t), styles{1}}; names = {'first derivative'};
        case 'deriv2', [~, second] = differentiate(f, t); lines_ = {t, second, styles{1}}; names = {'second derivative'};
        case 'integral', lines_ = {t, integrate(f, t, t(1)), styles{1}}; names = {'integral'};
    end
    if isempty(x) && ~held, hold on, end
    h = [h; plot(lines_{:})];
    if isempty(x) && ~held, hold off, end
    legend(names{:});
    xlabel(s.model.indep{1});
    ylabel(s.model.dep);
end
if nargout == 0, clear h, end
end

function h = drawnSurface(f, X, z)
if isempty(X)
    [lx, ly] = deal(xlim(), ylim());
else
    lx = [min(X(:, 1)) max(X(:, 1))];
    ly = [min(X(:, 2)) max(X(:, 2))];
end
[U, V] = meshgrid(linspace(lx(1), lx(2), 49), linspace(ly(1), ly(2), 49));
h = surf(U, V, fitValues(f, U, V));
if ~isempty(X)
    hold on
    h = [h; plot3(X(:, 1), X(:, 2), z, 'o')];
    hold off
end
names = objectState(f).model;
xlabel(names.indep{1});
ylabel(names.indep{2});
zlabel(names.dep);
end
