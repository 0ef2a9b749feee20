% SPDX-License-Identifier: Apache-2.0
function h = ezmeshc(varargin)
% A function or expression of x and y as a mesh with its contour: ezmeshc(f,[xmin xmax ymin ymax],n).
ezGrid(@meshc, varargin);
if nargout > 0, h = get(gca, 'Children'); h = h(1); end
end
