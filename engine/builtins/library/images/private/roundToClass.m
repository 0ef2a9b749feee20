% SPDX-License-Identifier: Apache-2.0
function y = roundToClass(x, name)
% Results in double or single as elements of a class: rounded and saturated for integers, one half and more is true.
if strcmp(name, 'logical')
    y = x >= 0.5;
else
    y = cast(x, name);
end
end
