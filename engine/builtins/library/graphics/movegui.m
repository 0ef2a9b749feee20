% SPDX-License-Identifier: Apache-2.0
function movegui(varargin)
% Moves a figure to a place of the screen: movegui(figure, place), (place) the current one; place: 'north', 'south', 'east', 'west', 'northeast',
% 'northwest', 'southeast', 'southwest', 'center', 'onscreen' (the default), or [h v], pixels from the left or, negative, from the right, and so from below.
% Example: figure('Visible', 'off'), movegui('center'), close
fig = [];
place = 'onscreen';
for k = 1:nargin
    if ischar(varargin{k}) || isstring(varargin{k}) || isnumeric(varargin{k}) && numel(varargin{k}) == 2, place = varargin{k};
    else, fig = ancestor(varargin{k}, 'figure'); end
end
if isempty(fig), fig = gcf; end
units = get(fig, 'Units');
set(fig, 'Units', 'pixels');
p = get(fig, 'Position');
screen = get(0, 'ScreenSize');
free = screen(3:4) - p(3:4);
at = p(1:2);
if isnumeric(place)
    at = place(:)';
    at(at < 0) = free(at < 0) + at(at < 0);
else
    place = validatestring(place, {'north', 'south', 'east', 'west', 'northeast', 'northwest', 'southeast', 'southwest', 'center', 'onscreen'}, 'movegui');
    if ~strcmp(place, 'onscreen'), at = free/2; end
    if contains(place, 'north'), at(2) = free(2); elseif contains(place, 'south'), at(2) = 0; end
    if contains(place, 'east'), at(1) = free(1); elseif contains(place, 'west'), at(1) = 0; end
end
set(fig, 'Position', [max(min(round(at), free), 0) p(3:4)]);
set(fig, 'Units', units);
end
