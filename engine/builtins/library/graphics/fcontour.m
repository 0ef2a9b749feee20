% SPDX-License-Identifier: Apache-2.0
function h = fcontour(varargin)
% Lines of equal height of a function of x and y: fcontour(f,[xmin xmax ymin ymax],LineSpec,Name,Value).
[ax, args] = leadingAxes(varargin);
[x, y, z, args] = functionGrid(args, 'fcontour');
[levels, args] = takeOption(args, 'LevelList', []);
if isempty(levels), given = {}; elseif isscalar(levels), given = {[levels levels]}; else, given = {levels}; end
[~, made] = contour(ax, x, y, z, given{:}, args{:});
if nargout > 0, h = made; end
end
