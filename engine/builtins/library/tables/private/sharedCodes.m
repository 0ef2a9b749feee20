% SPDX-License-Identifier: Apache-2.0
function [a, b] = sharedCodes(x, y)
% Codes of the rows of two variables that can be compared with each other.
if iscategorical(x) && ~iscategorical(y), y = categorical(y, categories(x)); elseif iscategorical(y) && ~iscategorical(x), x = categorical(x, categories(y)); end
if iscategorical(x), x = cellstr(x); y = cellstr(y); x(strcmp(x, '<undefined>')) = {''}; y(strcmp(y, '<undefined>')) = {''}; end
if isstring(x) && iscell(y), y = string(y); elseif isstring(y) && iscell(x), x = string(x); end
if ischar(x), x = cellstr(x); end
if ischar(y), y = cellstr(y); end
c = columnCodes([x; y]);
a = c(1:size(x, 1), :);
b = c(size(x, 1) + 1:end, :);
end
