% SPDX-License-Identifier: Apache-2.0
function v = bubblelim(varargin)
% The values that the smallest and the largest bubble of the axes stand for: bubblelim([0 20]), bubblelim auto,
% or l = bubblelim.
[ax, rest] = leadingAxes(varargin);
if isempty(rest)
    v = getappdata(ax, 'BubbleLimits');
    if ~isempty(v), return, end
    all = findobj(ax, 'Type', 'scatter');
    v = [Inf -Inf];
    for k = 1:numel(all)
        s = getappdata(all(k), 'Bubbles');
        if ~isempty(s), v = [min(v(1), min(s(:))), max(v(2), max(s(:)))]; end
    end
    return
end
limits = rest{1};
if ischar(limits) || isstring(limits), limits = []; end
if ~isempty(limits) && ~(numel(limits) == 2 && limits(1) < limits(2))
    error('MATLAB:graphics:bubblelim', 'Bubble limits must be two increasing numbers.');
end
setappdata(ax, 'BubbleLimits', double(limits(:).'));
sizeBubbles(ax);
end
