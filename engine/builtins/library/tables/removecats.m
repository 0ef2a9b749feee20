% SPDX-License-Identifier: Apache-2.0
function c = removecats(c, names)
% A categorical array without categories, or without those that no element has; their elements become undefined.
% Example: removecats(categorical({'a', 'b'}), 'a')
mustBeCategorical('removecats', c);
s = objectState(c);
if nargin < 2
    keep = ismember(1:numel(s.names), s.codes);
else
    keep = ~ismember(s.names, cellstr(names))';
end
move = [0, cumsum(keep).*keep];
c = makeCategorical(reshape(move(s.codes + 1), size(s.codes)), c, s.names(keep));
end
