% SPDX-License-Identifier: Apache-2.0
function h = fimplicit3(varargin)
% The surface on which a function of x, y and z is 0: fimplicit3(f,[xmin xmax ymin ymax zmin zmax],Name,Value)
% with 'MeshDensity'.
[ax, args] = leadingAxes(varargin);
if isempty(args), error('MATLAB:minrhs', 'Not enough input arguments.'); end
f = args{1};
args(1) = [];
limits = [-5 5];
if ~isempty(args) && isnumeric(args{1}), limits = double(args{1}); args(1) = []; end
if numel(limits) == 2, limits = [limits limits limits]; end
[n, args] = takeOption(args, 'MeshDensity', 35);
[x, y, z] = meshgrid(linspace(limits(1), limits(2), n), linspace(limits(3), limits(4), n), linspace(limits(5), limits(6), n));
v = f(x, y, z);
if isscalar(v), v = v + zeros(size(x)); end
[faces, vertices] = isosurface(x, y, z, v, 0);
newplot(ax);
if ~ishold(ax)
    view(ax, 3);
    grid(ax, 'on');
    set(ax, 'XLim', limits(1:2), 'YLim', limits(3:4), 'ZLim', limits(5:6));
end
made = patch(ax, 'Faces', faces, 'Vertices', vertices, 'FaceVertexCData', vertices(:, 3), 'FaceColor', 'interp', ...
    'EdgeColor', [0.15 0.15 0.15], 'EdgeAlpha', 0.4, args{:});
if nargout > 0, h = made; end
end
