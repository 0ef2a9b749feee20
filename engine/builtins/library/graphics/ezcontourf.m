% SPDX-License-Identifier: Apache-2.0
function h = ezcontourf(varargin)
% A function or expression of x and y as filled areas between heights: ezcontourf(f,[xmin xmax ymin ymax],n).
ezGrid(@contourf, varargin);
if nargout > 0, h = get(gca, 'Children'); h = h(1); end
end
