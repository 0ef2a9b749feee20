% SPDX-License-Identifier: Apache-2.0
function made = boxBars(args, lying)
% What bar3 and bar3h do: boxes over a grid, a patch for each column.
[ax, args] = leadingAxes(args);
n = leadingNumbers(args);
if n == 0, error('MATLAB:minrhs', 'Not enough input arguments.'); end
width = 0.8;
if n >= 2 && isscalar(args{n}) && (n == 3 || ~isscalar(args{1})), width = args{n}; n = n - 1; end
if n >= 2
    y = args{1}(:);
    z = args{2};
else
    z = args{1};
    y = [];
end
args(cellfun(@isnumeric, args)) = [];
if isvector(z), z = z(:); end
z = double(z);
if isempty(y), y = (1:size(z, 1)).'; end
if numel(y) ~= size(z, 1), error('MATLAB:bar3:YZSizeMismatch', 'The length of Y must be the number of rows of Z.'); end
style = 'detached';
color = {};
for k = numel(args):-1:1
    if any(strcmpi(args{k}, {'detached', 'grouped', 'stacked'})), style = lower(char(args{k})); args(k) = [];
    elseif k == 1 && mod(numel(args), 2) == 1, color = args(1); args(1) = []; end
end
[m, n] = size(z);
step = 1;
if m > 1, step = min(diff(sort(y))); end
base = zeros(m, n);
across = ones(m, 1)*(1:n);
along = y*ones(1, n);
wide = width;
if strcmp(style, 'stacked')
    base = cumsum([zeros(m, 1), z(:, 1:end-1)], 2);
    across(:) = 1;
elseif strcmp(style, 'grouped')
    wide = width/n;
    along = along + step*wide*((1:n) - (n+1)/2);
    across(:) = 1;
end
corners = [0 0 0; 1 0 0; 1 1 0; 0 1 0; 0 0 1; 1 0 1; 1 1 1; 0 1 1];
faces = [1 2 3 4; 5 6 7 8; 1 2 6 5; 2 3 7 6; 3 4 8 7; 4 1 5 8];
if ~ishold(ax)
    newplot(ax);
    view(ax, 3);
    grid(ax, 'on');
end
wasHeld = ishold(ax);
hold(ax, 'on');
map = colormap(ax);
made = cell(1, n);
for j = 1:n
    v = zeros(0, 3);
    f = zeros(0, 4);
    for i = 1:m
        if isnan(z(i, j)), continue, end
        f = [f; faces + size(v, 1)];
        boxWide = min(width, 0.8);
        if strcmp(style, 'detached'), boxWide = width; end
        v = [v; across(i, j) - boxWide/2 + boxWide*corners(:, 1), ...
            along(i, j) + step*wide*(corners(:, 2) - 0.5), base(i, j) + z(i, j)*corners(:, 3)];
    end
    if lying, v = v(:, [1 3 2]); end
    if isempty(color)
        shade = map(min(size(map, 1), 1 + round((j-1)*(size(map, 1)-1)/max(1, n-1))), :);
    else
        shade = color{1};
    end
    made{j} = patch(ax, 'Vertices', v, 'Faces', f, 'FaceColor', shade, args{:});
end
if ~wasHeld, hold(ax, 'off'); end
room = [min(along(:)) - step*0.6, max(along(:)) + step*0.6];
if strcmp(style, 'detached')
    xlim(ax, [0.4 n+0.6]);
    set(ax, 'XTick', 1:n);
else
    set(ax, 'XTick', []);
    xlim(ax, [0.4 1.6]);
end
if lying
    zlim(ax, room);
    if m < 16, set(ax, 'ZTick', y.'); end
else
    ylim(ax, room);
    set(ax, 'YDir', 'reverse');
    if m < 16, set(ax, 'YTick', y.'); end
end
made = [made{:}];
end
