% SPDX-License-Identifier: Apache-2.0
function names = categories(c)
% Names of the categories of a categorical array, a column of texts.
% Example: categories(categorical([3 1 3]))
mustBeCategorical('categories', c);
names = objectState(c).names(:);
if isempty(names), names = cell(0, 1); end
end
