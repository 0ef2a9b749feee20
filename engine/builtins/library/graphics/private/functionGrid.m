% SPDX-License-Identifier: Apache-2.0
function [x, y, z, args] = functionGrid(args, name)
% A function of x and y over a grid, from the arguments of fcontour and fimplicit.
if isempty(args) || ~isa(args{1}, 'function_handle')
    error(['MATLAB:' name ':InvalidFunction'], 'Input must be a function handle.');
end
f = args{1};
args = args(2:end);
limits = [-5 5 -5 5];
if ~isempty(args) && isnumeric(args{1})
    limits = double(args{1}(:).');
    args = args(2:end);
    if numel(limits) == 2, limits = limits([1 2 1 2]); end
end
if numel(limits) ~= 4 || limits(1) >= limits(2) || limits(3) >= limits(4)
    error(['MATLAB:' name ':InvalidLimits'], 'Limits must be [xmin xmax ymin ymax] with increasing values.');
end
[density, args] = takeOption(args, 'MeshDensity', 151);
x = linspace(limits(1), limits(2), density);
y = linspace(limits(3), limits(4), density);
[gx, gy] = meshgrid(x, y);
z = real(f(gx, gy).*ones(size(gx)));
end
