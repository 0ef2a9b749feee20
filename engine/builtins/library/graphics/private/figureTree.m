% SPDX-License-Identifier: Apache-2.0
function s = figureTree(h)
% An object with what can be set of it and what lies in it, as files of figures have it.
s = struct('type', get(h, 'Type'), 'handle', 0, 'properties', struct, 'children', [], 'special', []);
all = get(h);
names = fieldnames(all);
for k = 1:numel(names)
    value = all.(names{k});
    if isobject(value) || any(strcmp(names{k}, {'Type', 'Children', 'BeingDeleted', 'Number', 'CurrentAxes', 'TightInset', 'ContourMatrix', 'CameraPosition', 'CameraTarget', 'CameraUpVector', 'CameraViewAngle', 'DataAspectRatio', 'PlotBoxAspectRatio'})), continue, end
    if isAutomatic(all, names{k}), continue, end
    s.properties.(names{k}) = value;
end
if strcmp(s.type, 'axes')
    for name = {'Title', 'XLabel', 'YLabel', 'ZLabel', 'Legend', 'Colorbar'}
        part = get(h, name{1});
        if isempty(part), continue, end
        keep = get(part);
        keep = rmfield(keep, intersect(fieldnames(keep), {'Type', 'Title', 'Label', 'Position', 'Limits', 'Parent', 'Children', 'BeingDeleted'}));
        s.properties.(['Own' name{1}]) = keep;
    end
    for name = {'X', 'Y', 'Z', 'C'}
        if strcmp(get(h, [name{1} 'LimMode']), 'auto') && isfield(s.properties, [name{1} 'Lim']), s.properties = rmfield(s.properties, [name{1} 'Lim']); end
    end
end
inside = allchild(h);
parts = cell(numel(inside), 1);
for k = 1:numel(inside), parts{k} = figureTree(inside(numel(inside) + 1 - k)); end
if ~isempty(parts), s.children = vertcat(parts{:}); end
end

function tf = isAutomatic(all, name)
% Ticks and their like, which go with the limits.
mode = [name 'Mode'];
tf = isfield(all, mode) && ischar(all.(mode)) && strcmp(all.(mode), 'auto');
end
