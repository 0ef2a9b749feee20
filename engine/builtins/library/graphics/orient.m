% SPDX-License-Identifier: Apache-2.0
function was = orient(varargin)
% The paper's orientation of the current figure, or of the one given first: orient portrait, landscape or tall (the whole page). orient returns it.
% Example: orient landscape, assert(strcmp(orient, 'landscape'))
fig = gcf;
rest = varargin;
if ~isempty(rest) && ~ischar(rest{1}) && ~isstring(rest{1}), fig = rest{1}; rest(1) = []; end
if isempty(rest)
    was = get(fig, 'PaperOrientation');
    return
end
how = validatestring(rest{1}, {'portrait', 'landscape', 'tall'}, 'orient');
if strcmp(how, 'landscape'), turned = 'landscape'; else, turned = 'portrait'; end
units = get(fig, 'PaperUnits');
set(fig, 'PaperUnits', 'inches', 'PaperOrientation', turned);
page = get(fig, 'PaperSize');
if strcmp(how, 'portrait'), set(fig, 'PaperPositionMode', 'auto'); else, set(fig, 'PaperPosition', [0.25 0.25 page - 0.5]); end
set(fig, 'PaperUnits', units);
end
