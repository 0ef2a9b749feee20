% SPDX-License-Identifier: Apache-2.0
function h = swarmchart3(varargin)
% Points in space moved aside where they crowd: swarmchart3(x,y,z,size,color,'filled',Name,Value).
[ax, rest] = leadingAxes(varargin);
if leadingNumbers(rest) < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[x, y, z] = rest{1:3};
x = double(x(:)); y = double(y(:)); z = double(z(:));
if numel(x) ~= numel(y) || numel(x) ~= numel(z)
    error('MATLAB:scatter3:InvalidData', 'X, Y and Z must be vectors of the same length.');
end
[wide, rest] = takeOption(rest, 'XJitterWidth', 0.9);
[~, ~, group] = unique([x y], 'rows');
reach = max(z) - min(z);
if ~(reach > 0), reach = 1; end
row = floor((z - min(z))/reach*30);
[~, ~, crowd] = unique([group row], 'rows');
count = accumarray(crowd, 1);
seen = zeros(size(count));
side = zeros(size(x));
for k = 1:numel(x)
    c = crowd(k);
    seen(c) = seen(c) + 1;
    side(k) = (-1)^seen(c)*floor(seen(c)/2);
end
places = unique(x);
step = 1;
if numel(places) > 1, step = min(diff(places)); end
made = scatter3(ax, x + step*wide*side/max(8, max(count)), y, z, rest{4:end});
if nargout > 0, h = made; end
end
