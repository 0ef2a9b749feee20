% SPDX-License-Identifier: Apache-2.0
function v = thetalim(varargin)
% The angles that polar axes show: l = thetalim; they are a whole circle, thetalim([0 360]).
[ax, rest] = leadingAxes(varargin);
if ~isgraphics(ax, 'polaraxes'), error('MATLAB:rulerFunctions:RequiresPolarAxes', 'Current axes must be a polar axes.'); end
if isempty(rest), v = get(ax, 'ThetaLim'); else, set(ax, 'ThetaLim', rest{1}); end
end
