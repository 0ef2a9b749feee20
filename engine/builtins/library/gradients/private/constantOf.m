% SPDX-License-Identifier: Apache-2.0
function x = constantOf(x)
% The numbers, without their trace.
if isdlarray(x)
    x = extractdata(x);
end
end
