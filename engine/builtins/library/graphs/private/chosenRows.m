% SPDX-License-Identifier: Apache-2.0
function s = chosenRows(s, rows)
% The rows of each field.
for f = fieldnames(s)', s.(f{1}) = s.(f{1})(rows, :); end
end
