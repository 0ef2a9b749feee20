% SPDX-License-Identifier: Apache-2.0
function v = rticklabels(varargin)
% What stands at the circles of polar axes: rticklabels(labels), or t = rticklabels.
[ax, rest] = leadingAxes(varargin);
if ~isgraphics(ax, 'polaraxes'), error('MATLAB:rulerFunctions:RequiresPolarAxes', 'Current axes must be a polar axes.'); end
if isempty(rest), v = get(ax, 'RTickLabel'); else, set(ax, 'RTickLabel', rest{1}); end
end
