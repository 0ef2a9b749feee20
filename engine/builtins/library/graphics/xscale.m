% SPDX-License-Identifier: Apache-2.0
function s = xscale(varargin)
% The scale of the x axis: xscale('log'), xscale(ax,'linear'), s = xscale.
[ax, rest] = leadingAxes(varargin);
if ~isempty(rest), set(ax, 'XScale', rest{1}); end
if nargout > 0 || isempty(rest), s = get(ax, 'XScale'); end
end
