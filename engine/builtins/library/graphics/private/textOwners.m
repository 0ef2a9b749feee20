% SPDX-License-Identifier: Apache-2.0
function [all, args] = textOwners(args, property)
% What has texts with a property among objects in front of the arguments, or in the current figure; as a cell.
h = gcf;
if ~isempty(args) && ~(ischar(args{1}) || isstring(args{1})) && areHandles(args{1})
    h = args{1};
    args(1) = [];
end
all = {};
for k = 1:numel(h)
    one = h(k);
    found = [{one}, asCell(findall(one, '-property', property))];
    for j = 1:numel(found)
        if strcmp(found{j}.Type, 'axes')
            for name = {'Legend', 'Colorbar'}
                part = found{j}.(name{1});
                if ~isempty(part), found{end+1} = part; end %#ok<AGROW>
            end
        end
    end
    has = cellfun(@(f) isprop(f, property), found);
    all = [all, found(has)]; %#ok<AGROW>
end
same = false(size(all));
for k = 2:numel(all)
    for j = 1:k-1, same(k) = same(k) || isequal(all{k}, all{j}); end
end
all = all(~same);
end

function tf = areHandles(h)
tf = isgraphics(h);
tf = ~isempty(tf) && ~isnumeric(h) && min(tf(:));
end

function c = asCell(h)
if iscell(h), c = h(:).'; else, c = arrayfun(@(one) one, h(:).', 'UniformOutput', false); end
end
