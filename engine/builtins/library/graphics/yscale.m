% SPDX-License-Identifier: Apache-2.0
function s = yscale(varargin)
% The scale of the y axis: yscale('log'), yscale(ax,'linear'), s = yscale.
[ax, rest] = leadingAxes(varargin);
if ~isempty(rest), set(ax, 'YScale', rest{1}); end
if nargout > 0 || isempty(rest), s = get(ax, 'YScale'); end
end
