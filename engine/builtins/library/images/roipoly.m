% SPDX-License-Identifier: Apache-2.0
function [BW, x, y] = roipoly(varargin)
% The pixels inside a polygon: roipoly(I, x, y) with its corners in pixels, roipoly(rows, columns, x, y), roipoly(X, Y, I, x, y) with its corners in the
% coordinates that the ends of X and Y span. Without corners they are clicked in the figure of the image, to the Enter key.
% Example: BW = roipoly(5, 5, [2 4 4 2], [2 2 4 4]);
spans = {};
switch nargin
    case {0, 1}
        if nargin, imshow(varargin{1}); end
        picture = findobj(gca, 'Type', 'image');
        if isempty(picture), error('images:roipoly:invalidNumberOfInputs', 'The current figure holds no image.'); end
        n = size(get(picture(1), 'CData'));
        [x, y] = ginput;
    case 3
        [n, x, y] = deal(size(varargin{1}), varargin{2:3});
    case 4
        [n, x, y] = deal([varargin{1:2}], varargin{3:4});
    case 5
        [n, x, y] = deal(size(varargin{3}), varargin{4:5});
        spans = varargin(1:2);
    otherwise
        error('images:roipoly:invalidNumberOfInputs', 'Invalid number of input arguments.');
end
if numel(x) ~= numel(y), error('images:roipoly:xiyiMustBeSameLength', 'XI and YI must be the same length.'); end
[x, y] = deal(double(x(:)), double(y(:)));
[column, row] = deal(x, y);
if ~isempty(spans)
    column = 1 + (x - spans{1}(1))*(n(2) - 1)/(spans{1}(end) - spans{1}(1));
    row = 1 + (y - spans{2}(1))*(n(1) - 1)/(spans{2}(end) - spans{2}(1));
end
if ~isempty(x) && (x(1) ~= x(end) || y(1) ~= y(end))
    [x, y] = deal([x; x(1)], [y; y(1)]);
end
BW = poly2mask(column, row, n(1), n(2));
end
