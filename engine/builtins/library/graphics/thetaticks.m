% SPDX-License-Identifier: Apache-2.0
function v = thetaticks(varargin)
% Angles of the rays of polar axes in degrees: thetaticks(values), or t = thetaticks.
[ax, rest] = leadingAxes(varargin);
if ~isgraphics(ax, 'polaraxes'), error('MATLAB:rulerFunctions:RequiresPolarAxes', 'Current axes must be a polar axes.'); end
if isempty(rest), v = get(ax, 'ThetaTick'); else, set(ax, 'ThetaTick', rest{1}); end
end
