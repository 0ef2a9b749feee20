% SPDX-License-Identifier: Apache-2.0
function v = thetalim(varargin)
% The angles that polar axes show: thetalim([0 180]), or l = thetalim.
[ax, rest] = leadingAxes(varargin);
if ~isgraphics(ax, 'polaraxes'), error('MATLAB:rulerFunctions:RequiresPolarAxes', 'Current axes must be a polar axes.'); end
if isempty(rest), v = get(ax, 'ThetaLim'); else, set(ax, 'ThetaLim', rest{1}); end
end
