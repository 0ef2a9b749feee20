% SPDX-License-Identifier: Apache-2.0
function h = fplot3(varargin)
% Three functions of t as a curve in space: fplot3(fx,fy,fz,[a b],LineSpec,Name,Value).
[ax, args] = leadingAxes(varargin);
if numel(args) < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
f = args(1:3);
args = args(4:end);
range = [-5 5];
if ~isempty(args) && isnumeric(args{1})
    range = args{1};
    args = args(2:end);
end
[density, args] = takeOption(args, 'MeshDensity', 501);
t = linspace(range(1), range(2), density);
one = ones(size(t));
made = plot3(ax, f{1}(t).*one, f{2}(t).*one, f{3}(t).*one, args{:});
if nargout > 0, h = made; end
end
