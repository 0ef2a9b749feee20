% SPDX-License-Identifier: Apache-2.0
function ezGrid(draw, args)
% What ezsurf, ezmesh and their kin do: a function of x and y over a grid, or three of s and t.
[ax, args] = leadingAxes(args);
if isempty(args), error('MATLAB:minrhs', 'Not enough input arguments.'); end
isf = @(a) isa(a, 'function_handle') || ischar(a) || isstring(a) || isa(a, 'inline');
three = numel(args) > 2 && isf(args{2}) && isf(args{3});
f = args(1:1+2*three);
args = args(numel(f)+1:end);
limits = [-2*pi 2*pi];
count = 60;
for k = 1:numel(args)
    if isnumeric(args{k}) && isscalar(args{k}), count = args{k};
    elseif isnumeric(args{k}) && ~isempty(args{k}), limits = double(args{k}(:).'); end
end
if numel(limits) == 2, limits = limits([1 2 1 2]); end
[u, v] = meshgrid(linspace(limits(1), limits(2), count), linspace(limits(3), limits(4), count));
names = {'x', 'y'};
if three, names = {'s', 't'}; end
written = {};
grid = {};
for k = 1:numel(f)
    [g, written{k}] = ezFunction(f{k}, names);
    if nargin(g) == 1, z = g(u); else, z = g(u, v); end
    z = z.*ones(size(u));
    z(imag(z) ~= 0) = NaN;
    grid{k} = real(z);
end
if ~three, grid = [{u, v}, grid]; end
draw(ax, grid{:});
title(ax, strjoin(written, ', '));
xlabel(ax, 'x');
ylabel(ax, 'y');
end
