% SPDX-License-Identifier: Apache-2.0
function h = refline(slope, intercept)
% A straight line over the width of the axes: refline(slope,intercept), refline([slope intercept]).
if nargin == 0, made = lsline; if nargout > 0, h = made; end, return, end
if nargin == 1
    if isscalar(slope), intercept = slope; slope = 0; else, intercept = slope(2); slope = slope(1); end
end
ax = gca;
limits = xlim(ax);
wasHeld = ishold(ax);
hold(ax, 'on');
made = plot(ax, limits, slope*limits + intercept);
xlim(ax, limits);
if ~wasHeld, hold(ax, 'off'); end
if nargout > 0, h = made; end
end
