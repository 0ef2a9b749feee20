% SPDX-License-Identifier: Apache-2.0
function t = isText(x)
% Is it a row of characters or a string?
t = ischar(x) || isstring(x) && isscalar(x);
end
