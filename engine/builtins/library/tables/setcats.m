% SPDX-License-Identifier: Apache-2.0
function c = setcats(c, names)
% A categorical array with these categories alone; elements of others become undefined.
% Example: setcats(categorical({'a', 'b'}), {'b', 'c'})
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
mustBeCategorical('setcats', c);
s = objectState(c);
names = reshape(cellstr(names), [], 1);
[~, move] = ismember(s.names, names);
move = [0; reshape(move, [], 1)];
c = makeCategorical(reshape(move(s.codes + 1), size(s.codes)), c, names);
end
