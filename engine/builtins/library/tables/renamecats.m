% SPDX-License-Identifier: Apache-2.0
function c = renamecats(c, old, names)
% A categorical array with other names of its categories, all or some.
% Example: renamecats(categorical({'a', 'b'}), 'a', 'first')
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
mustBeCategorical('renamecats', c);
s = objectState(c);
if nargin < 3, names = old; k = 1:numel(s.names); else, k = placeOf(s, old); end
names = cellstr(names);
if numel(names) ~= numel(k)
    error('MATLAB:categorical:renamecats:IncorrectNumNewnames', 'The number of new category names must match the number of categories to be renamed.');
end
s.names(k) = names;
if numel(unique(s.names)) < numel(s.names)
    error('MATLAB:categorical:renamecats:DuplicateNames', 'Category names must be unique.');
end
c = makeCategorical(s.codes, c, s.names);
end
