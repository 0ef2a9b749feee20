% SPDX-License-Identifier: Apache-2.0
function h = fplot(varargin)
% The graph of a function: fplot(f,[a b],LineSpec,Name,Value), or of a curve: fplot(fx,fy,[a b],…).
% Points are closer where the function bends; it is not joined over a jump or a pole. Limits leave out what grows
% beyond bounds at a pole, where a dashed line stands unless 'ShowPoles' is 'off'.
[ax, rest] = leadingAxes(varargin);
if isempty(rest), error('MATLAB:minrhs', 'Not enough input arguments.'); end
if iscell(rest{1})
    % A graph of each, of colours of their own.
    wasHeld = ishold(ax);
    made = [];
    for k = 1:numel(rest{1})
        made = [made; fplot(ax, rest{1}{k}, rest{2:end})]; %#ok
        hold(ax, 'on');
    end
    if ~wasHeld, hold(ax, 'off'); end
    if nargout > 0, h = made; end
    return
end
f = asFunction(rest{1});
rest(1) = [];
curve = ~isempty(rest) && isa(rest{1}, 'function_handle');
if curve, g = asFunction(rest{1}); rest(1) = []; end
range = [-5 5];
if ~isempty(rest) && isnumeric(rest{1}), range = double(rest{1}); rest(1) = []; end
if numel(range) ~= 2 || ~(range(1) < range(2))
    error('MATLAB:fplot:InvalidRange', 'The interval must be a vector of 2 increasing numbers.');
end
[~, rest] = takeOption(rest, 'MeshDensity', 23);
[poled, rest] = takeOption(rest, 'ShowPoles', 'on');
if islogical(poled) || isnumeric(poled), words = {'off', 'on'}; poled = words{1 + (poled ~= 0)}; end
poled = validatestring(poled, {'on', 'off'}, 'fplot', 'ShowPoles');
t = linspace(range(1), range(2), 401);
if ~curve && ~any(cellfun(@(a) strcmpi(char(a), 'DisplayName'), rest(cellfun(@(a) ischar(a) || isstring(a), rest))))
    rest = [rest, {'DisplayName', textOf(f)}];
end
if curve
    made = plot(ax, valuesOf(f, t), valuesOf(g, t), rest{:});
else
    y = valuesOf(f, t);
    [poles, bounds] = polesOf(f, t, y);
    for round_ = 1:5
        finite = sort(y(isfinite(y)));
        if isempty(finite), break, end
        usual = finite(ceil(0.95*end)) - finite(max(1, floor(0.05*end)));
        steep = find(abs(diff(y)) > 0.03*max(usual, realmin));
        if isempty(steep) || numel(t) > 5000, break, end
        more = (t(steep) + t(steep+1))/2;
        [t, order] = sort([t more]);
        y = [y valuesOf(f, more)];
        y = y(order);
    end
    finite = sort(y(isfinite(y)));
    if ~isempty(finite)
        usual = finite(ceil(0.95*end)) - finite(max(1, floor(0.05*end)));
        jump = find(abs(diff(y)) > 0.25*usual & diff(t) < (range(2)-range(1))/2000);
        t = [t t(jump)];
        y = [y nan(size(jump))];
        [t, order] = sort(t);
        y = y(order);
    end
    y(~isfinite(y)) = NaN;
    gaps = reshape(poles(~ismember(poles, t)), 1, []);
    [t, order] = sort([t gaps]);
    y = [y NaN(size(gaps))];
    y = y(order);
    kept = [];
    if ishold(ax) && ~isempty(get(ax, 'Children')), kept = get(ax, 'YLim'); end
    made = plot(ax, t, y, rest{:});
    xlim(ax, range);
    if ~isempty(bounds), ylim(ax, [min([bounds kept]) max([bounds kept])]); end
    if strcmp(poled, 'on')
        for x = poles, xline(ax, x, '--', 'Color', [0.15 0.15 0.15], 'HandleVisibility', 'off'); end
    end
end
if nargout > 0, h = made; end
end

function f = asFunction(f)
if ischar(f) || isstring(f), f = str2func(['@(x) ' vectorize(char(f))]); end
end

function name = textOf(f)
% What the legend says: the right side of an anonymous function, or the name and its argument.
name = func2str(f);
if name(1) == '@'
    name = strtrim(regexprep(name, '^@\([^)]*\)', ''));
else
    name = [name '(x)'];
end
end

function y = valuesOf(f, t)
try
    y = f(t);
    good = numel(y) == numel(t);
catch
    good = false;
end
if ~good, y = arrayfun(@(x) f(x), t); end
y = double(real(y));
y = y(:).';
end

function [poles, bounds] = polesOf(f, t, y)
% Where a function grows beyond all bounds, and limits up that leave that out; none where it need not.
poles = zeros(1, 0);
bounds = [];
finite = sort(y(isfinite(y)));
if numel(finite) < 20, return, end
low = finite(ceil(0.04*end));
high = finite(floor(0.96*end));
usual = max(high - low, realmin);
far = abs(y - finite(ceil(end/2)));
far(isnan(far)) = 0;
peaks = find(far > 0.6*usual & far >= [0 far(1:end-1)] & far >= [far(2:end) 0]);
if numel(peaks) > 100, return, end
for k = peaks
    most = 1e4*usual;
    if isfinite(far(k)), most = 1e4*(usual + far(k)); end
    x = t(k);
    if isfinite(y(k)), x = poleNear(f, t(max(k-1, 1)), t(min(k+1, end)), most); end
    if x > t(1) && x < t(end), poles(end+1) = x; end %#ok
end
% The peaks on both sides of a pole are of one.
unit = 10^(floor(log10(t(end) - t(1))) - 12);
poles = reshape(unique(unit*round(poles/unit)), 1, []);
poles(find(diff(poles) < (t(end) - t(1))*1e-6) + 1) = [];
if finite(end) - finite(1) <= 5*usual, return, end
if isempty(poles) && all(isfinite(y)), return, end
if finite(1) > low - usual, low = finite(1); end
if finite(end) < high + usual, high = finite(end); end
power = 10^floor(log10((high - low)/2));
step = power*max([1 2 5].*([1 2 5] <= (high - low)/2/power));
bounds = step*[floor(low/step) ceil(high/step)];
end

function x = poleNear(f, a, b, most)
% The place between a and b where a function passes all bounds, or NaN: what is largest is looked at closer.
for k = 1:45
    t = linspace(a, b, 9);
    y = abs(valuesOf(f, t));
    [top, at] = max(y);
    x = t(at);
    if isinf(top), return, end
    a = t(max(at - 1, 1));
    b = t(min(at + 1, 9));
    if ~(b - a > 4*eps(x)), break, end
end
if ~(top > most), x = NaN; end
end
