% SPDX-License-Identifier: Apache-2.0
function c = mergecats(c, old, name)
% A categorical array with several categories as one, which has the first one's name or another.
% Example: mergecats(categorical({'a', 'b', 'c'}), {'a', 'b'}, 'ab')
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
mustBeCategorical('mergecats', c);
s = objectState(c);
old = cellstr(old);
k = placeOf(s, old(ismember(old, s.names)));
if isempty(k), return, end
if nargin < 3, name = old{1}; end
if s.ordinal && any(diff(sort(k)) ~= 1)
    error('MATLAB:categorical:mergecats:NonconsecutiveOrdinal', 'Categories of an ordinal categorical array to be merged must be consecutive.');
end
at = k(1);
if s.ordinal, at = min(k); end
s.codes(ismember(s.codes, k)) = at;
s.names{at} = char(name);
keep = true(1, numel(s.names));
keep(setdiff(k, at)) = false;
move = [0, cumsum(keep)];
c = makeCategorical(reshape(move(s.codes + 1), size(s.codes)), c, s.names(keep));
end
