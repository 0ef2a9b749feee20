% SPDX-License-Identifier: Apache-2.0
function h = interactionMode(kind, fig)
% What h = zoom, pan and datacursormode return. The mouse zooms, moves and tells points of figures in the window whether
% the mode is on or off, so Enable says what was asked for.
if isempty(fig), fig = gcf; end
switch kind
    case 'zoom', p = struct('Enable', 'off', 'Motion', 'both', 'Direction', 'in');
    case 'pan', p = struct('Enable', 'off', 'Motion', 'both');
    otherwise, p = struct('Enable', 'off', 'SnapToDataVertex', 'on', 'DisplayStyle', 'datatip');
end
p.FigureHandle = fig;
for name = callbacks, p.(name{1}) = []; end
h = makeObject(['matlab.graphics.interaction.internal.' kind], p, struct('kind', kind), struct('set', @setMode, 'getCursorInfo', @(h) struct('Target', {}, 'Position', {}, 'DataIndex', {})), true);
end

function h = setMode(h, name, value)
words = struct('Enable', {{'on', 'off'}}, 'Motion', {{'both', 'horizontal', 'vertical'}}, 'Direction', {{'in', 'out'}}, 'SnapToDataVertex', {{'on', 'off'}}, 'DisplayStyle', {{'datatip', 'window'}});
name = validatestring(name, fieldnames(h).');
if any(strcmp(name, callbacks))
    if ~isempty(value), warning('Vitrine:graphics:noEffect', 'Property ''%s'' of class ''%s'' has no effect.', name, class(h)); end
    return
end
if ~isfield(words, name), error('MATLAB:hg:ReadOnlyProperty', 'Property ''%s'' is read-only.', name); end
if islogical(value) || isnumeric(value), choices = {'off', 'on'}; value = choices{1 + logical(value)}; end
p = struct();
for f = fieldnames(h).', p.(f{1}) = h.(f{1}); end
p.(name) = validatestring(value, words.(name));
alterObject(h, p, objectState(h));
end

function names = callbacks
names = {'ActionPreCallback', 'ActionPostCallback', 'ButtonDownFilter', 'UpdateFcn'};
end
