% SPDX-License-Identifier: Apache-2.0
function r = imageRange(x)
% Width of the range of an image class: 1 for floating point and logical.
if isinteger(x)
    r = double(intmax(class(x))) - double(intmin(class(x)));
else
    r = 1;
end
end
