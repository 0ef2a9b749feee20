% SPDX-License-Identifier: Apache-2.0
function c = reordercats(c, order)
% A categorical array with its categories in another order: sorted, as named, or as numbered.
% Example: categories(reordercats(categorical({'a', 'b'}), {'b', 'a'}))
mustBeCategorical('reordercats', c);
s = objectState(c);
if nargin < 2, [~, k] = sort(s.names); elseif isnumeric(order), k = order; else, k = placeOf(s, order); end
if ~isequal(reshape(sort(k), 1, []), 1:numel(s.names))
    error('MATLAB:categorical:reordercats:InvalidNeworder', 'The new order must contain each category of the array once.');
end
move(k) = 1:numel(k);
move = [0, reshape(move, 1, [])];
c = makeCategorical(reshape(move(s.codes + 1), size(s.codes)), c, s.names(k));
end
