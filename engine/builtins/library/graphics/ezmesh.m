% SPDX-License-Identifier: Apache-2.0
function h = ezmesh(varargin)
% A function or expression of x and y as a mesh: ezmesh(f,[xmin xmax ymin ymax],n).
ezGrid(@mesh, varargin);
if nargout > 0, h = get(gca, 'Children'); h = h(1); end
end
