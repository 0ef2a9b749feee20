% SPDX-License-Identifier: Apache-2.0
function c = addcats(c, names, where, place)
% A categorical array with categories more, at the end or 'Before' or 'After' another.
% Example: categories(addcats(categorical({'a'}), {'b', 'c'}))
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
mustBeCategorical('addcats', c);
s = objectState(c);
fresh = setdiff(reshape(strtrim(cellstr(names)), [], 1), s.names, 'stable');
n = numel(s.names);
at = n;
if nargin > 3
    at = placeOf(s, place);
    if strcmpi(where, 'Before'), at = at - 1; end
elseif s.ordinal
    error('MATLAB:categorical:addcats:MustSpecifyBeforeOrAfter', 'You must specify ''Before'' or ''After'' to add a category to an ordinal categorical array.');
end
names = [s.names(1:at); fresh; s.names(at + 1:end)];
move = [0, 1:at, at + numel(fresh) + (1:n - at)];
c = makeCategorical(reshape(move(s.codes + 1), size(s.codes)), c, names);
end
