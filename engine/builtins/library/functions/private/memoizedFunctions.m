% SPDX-License-Identifier: Apache-2.0
function all = memoizedFunctions(changed)
% The objects that memoize has made, as a cell row; with an input, those that there are from here on.
persistent known
if isempty(known), known = {}; end
if nargin > 0, known = changed; end
all = known;
end
