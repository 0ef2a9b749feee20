% SPDX-License-Identifier: Apache-2.0
function names = uniqueNames(names)
% Names of which later ones like an earlier one get _1, _2, ….
names = matlab.lang.makeUniqueStrings(names);
end
