% SPDX-License-Identifier: Apache-2.0
function h = ezsurf(varargin)
% A function or expression of x and y as a surface: ezsurf(f,[xmin xmax ymin ymax],n).
ezGrid(@surf, varargin);
if nargout > 0, h = get(gca, 'Children'); h = h(1); end
end
