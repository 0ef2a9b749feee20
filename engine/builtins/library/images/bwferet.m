% SPDX-License-Identifier: Apache-2.0
function [out, L] = bwferet(x, properties)
% The largest and smallest Feret diameters of regions, by caliper, in a table: bwferet(x, properties) of a binary image, a label matrix or what
% bwconncomp gave, with 'MaxFeretProperties' (the default: MaxDiameter, MaxAngle, MaxCoordinates), 'MinFeretProperties' or 'all'; then the label matrix
% whose labels are the table's rows.
% Example: t = bwferet(logical([1 1 1; 0 0 0]))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, properties = 'MaxFeretProperties'; end
names = {'MaxFeretProperties', 'MinFeretProperties'};
chosen = {};
for word = cellstr(properties)
    word = validatestring(word{1}, [names, {'all'}], 'bwferet', 'PROPERTIES', 2);
    if strcmp(word, 'all'), chosen = names; else, chosen{end + 1} = word; end
end
if isstruct(x)
    L = labelmatrix(x);
else
    validateattributes(x, {'numeric', 'logical'}, {'real', '2d', 'nonsparse'}, 'bwferet', 'INPUT', 1);
    if islogical(x), L = bwlabel(x); else, [~, ~, L] = unique([0; double(x(:))]); L = reshape(L(2:end) - 1, size(x)); end
end
out = regionprops('table', double(L), chosen);
out.Properties.VariableNames = strrep(out.Properties.VariableNames, 'Feret', '');
end
