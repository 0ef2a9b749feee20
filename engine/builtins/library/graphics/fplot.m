% SPDX-License-Identifier: Apache-2.0
function h = fplot(varargin)
% The graph of a function: fplot(f,[a b],LineSpec,Name,Value), or of a curve: fplot(fx,fy,[a b],…).
% Points are closer where the function bends; it is not joined over a jump.
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
t = linspace(range(1), range(2), 401);
if curve
    made = plot(ax, valuesOf(f, t), valuesOf(g, t), rest{:});
else
    y = valuesOf(f, t);
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
    made = plot(ax, t, y, rest{:});
    xlim(ax, range);
end
if nargout > 0, h = made; end
end

function f = asFunction(f)
if ischar(f) || isstring(f), f = str2func(['@(x) ' vectorize(char(f))]); end
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
