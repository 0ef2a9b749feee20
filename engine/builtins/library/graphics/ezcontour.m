% SPDX-License-Identifier: Apache-2.0
function h = ezcontour(varargin)
% A function or expression of x and y as lines of equal height: ezcontour(f,[xmin xmax ymin ymax],n).
ezGrid(@contour, varargin);
if nargout > 0, h = get(gca, 'Children'); h = h(1); end
end
