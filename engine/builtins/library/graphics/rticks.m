% SPDX-License-Identifier: Apache-2.0
function v = rticks(varargin)
% Distances of the circles of polar axes: rticks(values), or t = rticks.
[ax, rest] = leadingAxes(varargin);
if ~isgraphics(ax, 'polaraxes'), error('MATLAB:rulerFunctions:RequiresPolarAxes', 'Current axes must be a polar axes.'); end
if isempty(rest), v = get(ax, 'RTick'); else, set(ax, 'RTick', rest{1}); end
end
