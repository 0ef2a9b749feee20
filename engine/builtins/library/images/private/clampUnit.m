% SPDX-License-Identifier: Apache-2.0
function y = clampUnit(x)
% The elements limited to [0, 1].
y = min(max(x, 0), 1);
end
