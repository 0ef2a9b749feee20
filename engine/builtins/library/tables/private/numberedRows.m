% SPDX-License-Identifier: Apache-2.0
function names = numberedRows(k)
% Row1, Row2, …: MATLAB's names of rows that have none.
names = arrayfun(@(x) sprintf('Row%d', x), k(:), 'UniformOutput', false);
end
