% SPDX-License-Identifier: Apache-2.0
function truesize(varargin)
% Shows the image of a figure with a pixel of the screen for each of its own: truesize, truesize(fig), or as many pixels as
% truesize(fig,[rows columns]) says. The figure fits itself around it.
% Example: imshow(magic(100), []), truesize([200 200])
args = varargin;
f = gcf;
if ~isempty(args) && isscalar(args{1}) && isgraphics(args{1})
    f = ancestor(args{1}, 'figure');
    args(1) = [];
end
ax = get(f, 'CurrentAxes');
image_ = [];
if ~isempty(ax), image_ = findobj(ax, 'Type', 'image'); end
if isempty(image_), error('images:truesize:noImage', 'No images in the current axes.'); end
C = get(image_(1), 'CData');
reach = [size(C, 1) size(C, 2)];
if ~isempty(args)
    reach = double(args{1});
    if ~isnumeric(args{1}) || numel(reach) ~= 2 || any(~(reach > 0))
        error('images:truesize:invalidSize', 'The size must be two positive numbers.');
    end
end
% The room around the axes is kept.
set(f, 'Units', 'pixels');
set(ax, 'Units', 'normalized');
place = double(get(ax, 'Position'));
whole = double(get(f, 'Position'));
room = whole(3:4).*(1 - place(3:4));
% The share of the room on the left and below.
share = place(1:2)./max(1 - place(3:4), eps);
around = max(reach([2 1]) + room, [120 40]);
set(f, 'Position', [whole(1), whole(2) + whole(4) - around(2), around]);
spare = around - reach([2 1]);
set(ax, 'Position', [share.*spare./around, reach([2 1])./around]);
axis(ax, 'image');
end
