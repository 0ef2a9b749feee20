% SPDX-License-Identifier: Apache-2.0
function v = rlim(varargin)
% How far polar axes reach: rlim([0 r]), rlim auto, or l = rlim.
[ax, rest] = leadingAxes(varargin);
if ~isgraphics(ax, 'polaraxes'), error('MATLAB:rulerFunctions:RequiresPolarAxes', 'Current axes must be a polar axes.'); end
if isempty(rest), v = get(ax, 'RLim'); else, set(ax, 'RLim', rest{1}); end
end
