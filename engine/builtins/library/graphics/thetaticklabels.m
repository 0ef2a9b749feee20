% SPDX-License-Identifier: Apache-2.0
function v = thetaticklabels(varargin)
% What stands at the rays of polar axes: thetaticklabels(labels), or t = thetaticklabels.
[ax, rest] = leadingAxes(varargin);
if ~isgraphics(ax, 'polaraxes'), error('MATLAB:rulerFunctions:RequiresPolarAxes', 'Current axes must be a polar axes.'); end
if isempty(rest), v = get(ax, 'ThetaTickLabel'); else, set(ax, 'ThetaTickLabel', rest{1}); end
end
