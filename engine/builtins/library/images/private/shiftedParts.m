% SPDX-License-Identifier: Apache-2.0
function parts = shiftedParts(x, mask, boundary)
% For each element of the mask that is true, in column order, the image moved so that this neighbour lies at its place.
long = size(mask);
centre = floor((long + 1)/2);
padded = padImage(x, centre - 1, long - centre, boundary);
rows = size(x, 1);
columns = size(x, 2);
[r, c] = find(mask);
parts = cell(1, numel(r));
for k = 1:numel(r)
    parts{k} = padded(r(k):r(k) + rows - 1, c(k):c(k) + columns - 1);
end
end
