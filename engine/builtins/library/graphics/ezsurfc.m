% SPDX-License-Identifier: Apache-2.0
function h = ezsurfc(varargin)
% A function or expression of x and y as a surface with its contour: ezsurfc(f,[xmin xmax ymin ymax],n).
ezGrid(@surfc, varargin);
if nargout > 0, h = get(gca, 'Children'); h = h(1); end
end
