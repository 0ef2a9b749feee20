% SPDX-License-Identifier: Apache-2.0
function colors = isocolors(varargin)
% Colors of the corners of an isosurface from a volume of numbers, or from one each of red, green and blue:
% c = isocolors(X,Y,Z,C,vertices), (X,Y,Z,R,G,B,vertices), both without coordinates, or with a patch instead of the
% vertices, which takes the colors. C is a column, or has a column each of red, green and blue.
% Example: [X,Y,Z] = meshgrid(1:3); c = isocolors(X, Y, Z, X + Y, [1 2 1; 3 3 3])
args = varargin;
if ~any(nargin == [2 4 5 7]), error('MATLAB:narginchk:notEnoughInputs', 'Not enough input arguments.'); end
at = args{end};
drawn = ~isnumeric(at) && isgraphics(at);
places = at;
if drawn, places = get(at, 'Vertices'); end
if size(places, 2) ~= 3, error('MATLAB:isocolors:VertexDimensions', 'The vertices must have three columns.'); end
if any(nargin == [5 7])
    volumes = args(4:end-1);
    v = volumes{1};
    x = axisOf(args{1}, 2, size(v, 2));
    y = axisOf(args{2}, 1, size(v, 1));
    z = axisOf(args{3}, 3, size(v, 3));
else
    volumes = args(1:end-1);
    v = volumes{1};
    x = 1:size(v, 2);
    y = 1:size(v, 1);
    z = 1:size(v, 3);
end
if ndims(v) ~= 3 || ~all(cellfun(@(one) isequal(size(one), size(v)), volumes))
    error('MATLAB:isocolors:InvalidVolume', 'The volumes of colors must be arrays of three dimensions and the same size.');
end
c = zeros(size(places, 1), numel(volumes));
for k = 1:numel(volumes)
    c(:, k) = interp3(x, y, z, double(volumes{k}), places(:, 1), places(:, 2), places(:, 3));
end
if drawn && nargout == 0
    set(at, 'FaceVertexCData', c);
    if strcmp(get(at, 'FaceColor'), 'none') || ~ischar(get(at, 'FaceColor')), set(at, 'FaceColor', 'interp'); end
else
    colors = c;
end
end
