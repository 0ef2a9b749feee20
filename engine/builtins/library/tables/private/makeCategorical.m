% SPDX-License-Identifier: Apache-2.0
function c = makeCategorical(codes, like, names, ordinal, protected)
% A categorical array of numbers of categories (0: undefined): those of another array, or names, which may be ordinal and protected.
s = struct('codes', codes, 'names', {{}}, 'ordinal', false, 'protected', false);
if isa(like, 'categorical')
    s = objectState(like);
    s.codes = codes;
end
s.extent = size(codes);
if nargin > 2, s.names = reshape(names, [], 1); end
if nargin > 3, s.ordinal = ordinal; s.protected = protected || ordinal; end
if isa(like, 'categorical'), c = changedObject(like, struct(), s); else, c = makeObject('categorical', struct(), s, categoricalMethods()); end
end
