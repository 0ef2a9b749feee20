% SPDX-License-Identifier: Apache-2.0
function h = functionSurface(draw, args)
% What fsurf and fmesh do: evaluates over a grid and draws.
[into, args] = axesFirst(args);
isf = @(a) isa(a, 'function_handle');
if isempty(args) || ~isf(args{1})
    error('MATLAB:fsurf:InvalidFunction', 'Input must be a function handle.');
end
three = numel(args) > 2 && isf(args{2}) && isf(args{3});
f = args(1:1 + 2 * three);
args = args(numel(f) + 1:end);
limits = [-5 5 -5 5];
if ~isempty(args) && isnumeric(args{1})
    limits = args{1};
    args = args(2:end);
    if numel(limits) == 2, limits = limits([1 2 1 2]); end
end
density = 35;
for k = numel(args) - 1:-2:1
    if strcmpi(args{k}, 'MeshDensity')
        density = args{k + 1};
        args(k:k + 1) = [];
    end
end
if numel(limits) ~= 4 || limits(1) >= limits(2) || limits(3) >= limits(4)
    error('MATLAB:fsurf:InvalidLimits', 'Limits must be [xmin xmax ymin ymax] with increasing values.');
end
[u, v] = meshgrid(linspace(limits(1), limits(2), density), linspace(limits(3), limits(4), density));
grid = cellfun(@(g) g(u, v) .* ones(size(u)), f, 'UniformOutput', false);
if ~three, grid = {u, v, grid{1}}; end
h = draw(into{:}, grid{:}, args{:});
end
