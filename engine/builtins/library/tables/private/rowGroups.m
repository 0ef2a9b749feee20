% SPDX-License-Identifier: Apache-2.0
function [g, first] = rowGroups(vars, keepMissing)
% The group of each row by variables in a cell, sorted by the first, then the second …, and the first row of each group. Rows with a missing
% value are NaN, or, kept, groups after the others.
codes = [];
gone = false(size(vars{1}, 1), 1);
for v = vars
    c = columnCodes(v{1});
    m = isnan(c);
    c(m) = Inf;
    gone = gone | any(m, 2);
    codes = [codes c];
end
g = NaN(size(gone));
if keepMissing, used = true(size(gone)); else, used = ~gone; end
rows = find(used);
[~, at, k] = unique(codes(used, :), 'rows');
% The first row of a group, whichever unique tells.
first = accumarray(k(:), rows, [numel(at) 1], @min);
g(used) = k;
end
