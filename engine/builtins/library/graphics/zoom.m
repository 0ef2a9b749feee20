% SPDX-License-Identifier: Apache-2.0
function h = zoom(varargin)
% Scales the limits about their middle: zoom(2) shows half of them, zoom out all data. The mouse zooms
% in the window whether zoom is on or off. h = zoom(fig): an object with what was asked for.
% Example: plot(1:10), zoom(2), h = zoom; set(h, 'Motion', 'horizontal')
rest = varargin;
ax = [];
if ~isempty(rest) && any(isgraphics(rest{1})) && ~isnumeric(rest{1})
    if strcmp(get(rest{1}, 'Type'), 'axes'), ax = rest{1}; end
    rest = rest(2:end);
end
if isempty(rest)
    if nargout > 0, h = interactionMode('zoom', figureOf(ax, varargin)); end
    return
end
what = rest{1};
if isnumeric(what)
    if ~isscalar(what) || ~(what > 0)
        error('MATLAB:zoom:InvalidFactor', 'The zoom factor must be a positive number.');
    end
    if isempty(ax), ax = gca; end
    for side = {'XLim', 'YLim'}
        now = get(ax, side{1});
        set(ax, side{1}, mean(now) + (now - mean(now))/what);
    end
elseif strcmpi(what, 'out')
    if isempty(ax), ax = gca; end
    set(ax, 'XLimMode', 'auto', 'YLimMode', 'auto');
elseif ~any(strcmpi(what, {'on', 'off', 'xon', 'yon', 'reset'}))
    error('MATLAB:zoom:UnknownOption', 'Unknown zoom option ''%s''.', char(what));
end
end

function fig = figureOf(ax, given)
if ~isempty(ax), fig = ancestor(ax, 'figure'); elseif ~isempty(given), fig = given{1}; else, fig = gcf; end
end
