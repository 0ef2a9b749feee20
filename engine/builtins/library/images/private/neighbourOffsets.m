% SPDX-License-Identifier: Apache-2.0
function offsets = neighbourOffsets(name, conn, sizes)
% Steps of the linear index of an array of those sizes to the neighbours by a connectivity: 4, 8, 6, 18, 26 or an array of 0 and 1; empty: all.
mask = connectivityMask(name, conn, numel(sizes));
at = cell(1, numel(sizes));
[at{:}] = ind2sub([size(mask), ones(1, numel(sizes) - ndims(mask))], find(mask));
offsets = 0;
stride = 1;
for d = 1:numel(sizes)
    offsets = offsets + (at{d} - 2)*stride*(size(mask, d) > 1);
    stride = stride*sizes(d);
end
offsets = offsets(offsets ~= 0);
end
