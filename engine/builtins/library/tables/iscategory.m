% SPDX-License-Identifier: Apache-2.0
function tf = iscategory(c, names)
% Which names are categories of a categorical array.
% Example: iscategory(categorical({'a', 'b'}), {'b', 'z'})
mustBeCategorical('iscategory', c);
tf = ismember(cellstr(names), objectState(c).names);
end
