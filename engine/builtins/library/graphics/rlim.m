% SPDX-License-Identifier: Apache-2.0
function v = rlim(varargin)
% The distances in the middle and at the edge of polar axes: rlim([low high]), rlim auto, or l = rlim.
[ax, rest] = leadingAxes(varargin);
if ~isgraphics(ax, 'polaraxes'), error('MATLAB:rulerFunctions:RequiresPolarAxes', 'Current axes must be a polar axes.'); end
if isempty(rest), v = get(ax, 'RLim'); else, set(ax, 'RLim', rest{1}); end
end
