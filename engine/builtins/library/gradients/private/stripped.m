% SPDX-License-Identifier: Apache-2.0
function x = stripped(x)
% Without labels.
if isdlarray(x)
    x = stripdims(x);
end
end
