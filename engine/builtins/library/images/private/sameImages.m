% SPDX-License-Identifier: Apache-2.0
function sameImages(name, x, y)
% Two images of one size and class, else the error of the function of that name.
validateattributes(x, {'numeric', 'logical'}, {'real', 'nonsparse'}, name, 'A', 1);
validateattributes(y, {'numeric', 'logical'}, {'real', 'nonsparse'}, name, 'B', 2);
if ~strcmp(class(x), class(y))
    error(['images:' name ':differentClassMatrices'], 'A and B must have the same data type.');
end
if ~isequal(size(x), size(y))
    error(['images:' name ':invalidSizeMatrices'], 'A and B must have the same size.');
end
end
