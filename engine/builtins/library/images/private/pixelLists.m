% SPDX-License-Identifier: Apache-2.0
function lists = pixelLists(labels, n)
% The linear indices of the pixels of each label, in a row of cells.
at = find(labels);
if n == 0
    lists = cell(1, 0);
    return
end
of = double(labels(at));
[~, order] = sort(of(:));
counts = accumarray(of(:), 1, [n, 1]);
lists = mat2cell(reshape(at(order), [], 1), counts, 1)';
end
