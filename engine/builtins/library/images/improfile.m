% SPDX-License-Identifier: Apache-2.0
function varargout = improfile(varargin)
% The values of an image along lines: c = improfile(A, xi, yi) at pixels one apart along the path through the points, improfile(A, xi, yi, n) at n points,
% improfile(x, y, A, xi, yi) in coordinates of limits x and y; a last text is the method ('nearest', 'bilinear', 'bicubic'). [cx, cy, c] and
% [cx, cy, c, xi, yi] give the points, too. Points outside are NaN; of colour, c has a page a channel. Without outputs the values are drawn.
% Example: c = improfile(magic(4), [1 4], [1 4])
args = varargin;
method = 'nearest';
if ~isempty(args) && isText(args{end})
    method = validatestring(args{end}, {'nearest', 'bilinear', 'bicubic'}, 'improfile');
    args(end) = [];
end
n = [];
if numel(args) == 4 || numel(args) == 6, n = args{end}; args(end) = []; end
switch numel(args)
    case 3, [A, xi, yi] = args{:}; [x, y] = deal([1 size(A, 2)], [1 size(A, 1)]);
    case 5, [x, y, A, xi, yi] = args{:}; [x, y] = deal(x([1 end]), y([1 end]));
    otherwise, error('images:improfile:invalidInputArrayOrIndex', 'improfile takes an image and the points of a path.');
end
if numel(xi) ~= numel(yi) || numel(xi) < 2
    error('images:improfile:invalidPath', 'XI and YI must have the same length, two or more.');
end
xi = double(xi(:));
yi = double(yi(:));
% In pixels.
u = 1 + (xi - x(1))*(size(A, 2) - 1)/max(x(2) - x(1), eps);
v = 1 + (yi - y(1))*(size(A, 1) - 1)/max(y(2) - y(1), eps);
along = [0; cumsum(hypot(diff(u), diff(v)))];
[along, keep] = unique(along);
if isempty(n), n = round(sum(max(abs(diff(u)), abs(diff(v))))) + 1; end
if isscalar(along)
    [pu, pv, cx, cy] = deal(repmat(u(1), n, 1), repmat(v(1), n, 1), repmat(xi(1), n, 1), repmat(yi(1), n, 1));
else
    t = linspace(0, along(end), n)';
    pu = interp1(along, u(keep), t);
    pv = interp1(along, v(keep), t);
    cx = interp1(along, xi(keep), t);
    cy = interp1(along, yi(keep), t);
end
c = zeros(n, 1, size(A, 3));
names = struct('nearest', 'nearest', 'bilinear', 'linear', 'bicubic', 'cubic');
for k = 1:size(A, 3)
    page = double(A(:, :, k));
    if strcmp(method, 'nearest')
        inside = pu >= 0.5 & pu < size(A, 2) + 0.5 & pv >= 0.5 & pv < size(A, 1) + 0.5;
        e = NaN(n, 1);
        e(inside) = page(sub2ind(size(page), min(floor(pv(inside) + 0.5), size(A, 1)), min(floor(pu(inside) + 0.5), size(A, 2))));
    else
        e = interp2(page, pu, pv, names.(method));
    end
    c(:, 1, k) = e;
end
switch nargout
    case 0
        d = [0; cumsum(hypot(diff(cx), diff(cy)))];
        plot(d, reshape(c, n, []));
        xlabel('Distance along profile');
    case 1, varargout = {c};
    case 2, varargout = {cx, cy};
    otherwise, varargout = {cx, cy, c, xi, yi};
end
end
