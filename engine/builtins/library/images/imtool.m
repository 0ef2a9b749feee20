% SPDX-License-Identifier: Apache-2.0
function h = imtool(varargin)
% An image in a figure of its own: imtool(I), imtool(I, [low high]), imtool(X, map), imtool(file), further arguments those of
% imshow; imtool close all closes them. h: the figure.
% Example: imtool(eye(8)), imtool close all
if nargin == 2 && all(cellfun(@(a) ischar(a) || isstring(a), varargin)) && strcmpi(varargin{1}, 'close') && strcmpi(varargin{2}, 'all')
    delete(findall(0, 'Type', 'figure', 'Tag', 'imtool'));
    return
end
before = get(0, 'CurrentFigure');
names = get(findall(0, 'Type', 'figure', 'Tag', 'imtool'), {'Name'});
numbers = cellfun(@(t) sscanf(t, 'Image Tool %d'), names);
fig = figure('Name', sprintf('Image Tool %d', max([0; numbers(:)]) + 1), 'NumberTitle', 'off', 'Tag', 'imtool');
try
    if nargin > 0, imshow(varargin{:}); end
catch failure
    delete(fig);
    throwAsCaller(failure);
end
set(fig, 'HandleVisibility', 'off');
if ~isempty(before), set(0, 'CurrentFigure', before); end
if nargout > 0, h = fig; end
end
