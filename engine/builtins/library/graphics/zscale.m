% SPDX-License-Identifier: Apache-2.0
function s = zscale(varargin)
% The scale of the z axis: zscale('log'), zscale(ax,'linear'), s = zscale.
[ax, rest] = leadingAxes(varargin);
if ~isempty(rest), set(ax, 'ZScale', rest{1}); end
if nargout > 0 || isempty(rest), s = get(ax, 'ZScale'); end
end
