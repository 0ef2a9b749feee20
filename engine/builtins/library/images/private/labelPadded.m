% SPDX-License-Identifier: Apache-2.0
function [labels, n] = labelPadded(name, bw, conn)
% Labels of the components of bw by a connectivity, in the order of their first pixels, and how many there are.
if isempty(bw)
    labels = zeros(size(bw));
    n = 0;
    return
end
dims = ndims(bw);
padded = padarray(bw ~= 0, ones(1, dims), false);
[padded, n] = labelComponents(padded, neighbourOffsets(name, conn, size(padded)));
labels = unpad(padded, dims);
end
