% SPDX-License-Identifier: Apache-2.0
function [y, xdata, ydata] = imtransform(x, t, varargin)
% An image by a map of maketform; 'bilinear', 'nearest' or 'bicubic'. Options: UData, VData, XData, YData, XYScale, Size, FillValues.
% Example: y = imtransform(eye(4), maketform('affine', [2 0 0; 0 1 0; 0 0 1]))
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
method = 'bilinear';
args = varargin;
if mod(numel(args), 2) == 1, method = args{1}; args(1) = []; end
method = sampleMethod(method, 'imtransform', 3);
u = [1 size(x, 2)]; v = [1 size(x, 1)];
xdata = []; ydata = []; scale = []; siz = []; fill = 0;
for k = 1:2:numel(args)
    switch validatestring(args{k}, {'UData', 'VData', 'XData', 'YData', 'XYScale', 'Size', 'FillValues'}, 'imtransform')
        case 'UData', u = args{k + 1};
        case 'VData', v = args{k + 1};
        case 'XData', xdata = args{k + 1};
        case 'YData', ydata = args{k + 1};
        case 'XYScale', scale = args{k + 1};
        case 'Size', siz = args{k + 1};
        case 'FillValues', fill = args{k + 1};
    end
end
if isempty(xdata) || isempty(ydata)
    [a, b] = meshgrid([u(1) mean(u) u(end)], [v(1) mean(v) v(end)]);
    corners = tformfwd(t, [a(:), b(:)]);
    xdata = [min(corners(:, 1)), max(corners(:, 1))];
    ydata = [min(corners(:, 2)), max(corners(:, 2))];
end
if isempty(siz)
    if isempty(scale), scale = min(diff(u)/max(size(x, 2) - 1, 1), diff(v)/max(size(x, 1) - 1, 1)); end
    if isscalar(scale), scale = [scale scale]; end
    scale(scale == 0) = 1;
    siz = [ceil(diff(ydata)/scale(2)) + 1, ceil(diff(xdata)/scale(1)) + 1];
    if isempty(args) || ~any(strcmpi('XData', args(1:2:end)))
        xdata(2) = xdata(1) + (siz(2) - 1)*scale(1);
        ydata(2) = ydata(1) + (siz(1) - 1)*scale(2);
    end
end
[c, r] = meshgrid(linspace(xdata(1), xdata(2), siz(2)), linspace(ydata(1), ydata(2), siz(1)));
[a, b] = tforminv(t, c, r);
column = 1 + (a - u(1))*(size(x, 2) - 1)/max(u(end) - u(1), realmin);
row = 1 + (b - v(1))*(size(x, 1) - 1)/max(v(end) - v(1), realmin);
y = sampleImage(x, row, column, method, fill);
end
