% SPDX-License-Identifier: Apache-2.0
function names = heatmapNames(given, count, property)
% One text for each row or column of a heat map.
if isnumeric(given) || islogical(given), names = arrayfun(@(v) sprintf('%g', v), double(given(:)), 'UniformOutput', false);
elseif ischar(given), names = cellstr(given);
else, names = cellstr(given(:)); end
names = names(:);
if numel(names) ~= count
    error('MATLAB:graphics:heatmap:LabelCount', 'The number of elements of %s must be %d.', property, count);
end
end
