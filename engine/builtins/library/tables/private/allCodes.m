% SPDX-License-Identifier: Apache-2.0
function g = allCodes(s)
% Codes of all variables (and times) of a state; missing values are like one another.
g = zeros(s.rows, 0);
parts = s.vars;
if s.timed, parts = [{s.times} parts]; end
for v = parts
    c = columnCodes(v{1});
    gone = isnan(c);
    c(gone) = 0;
    g = [g, reshape([gone; c], s.rows, [])];
end
if isempty(parts), g = zeros(s.rows, 1); end
end
