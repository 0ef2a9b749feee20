% SPDX-License-Identifier: Apache-2.0
function masks = structuringMask(name, se)
% The neighbourhoods of a structuring element, of a matrix of 0 and 1 or of a list of elements, in a cell.
if isa(se, 'strel'), se = struct('Neighborhood', se.Neighborhood); end
if isstruct(se) && isfield(se, 'Neighborhood')
    masks = arrayfun(@(s) s.Neighborhood, se(:)', 'UniformOutput', false);
elseif isnumeric(se) || islogical(se)
    masks = {se ~= 0};
else
    error(['images:' name ':invalidSE'], 'SE must be a structuring element or a matrix of 0 and 1.');
end
end
