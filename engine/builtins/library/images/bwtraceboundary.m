% SPDX-License-Identifier: Apache-2.0
function b = bwtraceboundary(bw, start, direction, conn, limit, way)
% Rows [row column] of the boundary of an object from a pixel `start` on it, searched from 'N', 'NE', … on; clockwise or 'counterclockwise'.
% Example: b = bwtraceboundary(true(2), [1 1], 'E')
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 4, conn = 8; end
if nargin < 5, limit = Inf; end
if nargin < 6, way = 'clockwise'; end
way = validatestring(way, {'clockwise', 'counterclockwise'}, 'bwtraceboundary', 'DIR', 6);
names = {'N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'};
search = find(strcmpi(direction, names)) - 1;
if isempty(search), error('images:bwtraceboundary:invalidFStep', 'The first step must be ''N'', ''NE'', ''E'', ''SE'', ''S'', ''SW'', ''W'' or ''NW''.'); end
p = padarray(bw ~= 0, [1 1], false);
turned = strcmp(way, 'counterclockwise');
start = double(start) + 1;
if turned
    % Clockwise in the mirror.
    p = fliplr(p);
    start(2) = size(p, 2) + 1 - start(2);
    search = mod(8 - search, 8);
end
path = traceBoundary(p, sub2ind(size(p), start(1), start(2)), conn, search, limit);
[r, c] = ind2sub(size(p), path);
if turned, c = size(p, 2) + 1 - c; end
b = [r, c] - 1;
end
