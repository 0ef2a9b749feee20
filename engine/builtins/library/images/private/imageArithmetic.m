% SPDX-License-Identifier: Apache-2.0
function z = imageArithmetic(name, operation, x, y, kind)
% x and y combined in double and given in the class kind (empty: that of x, double for logical): images of one size and class, or a scalar y.
validateattributes(x, {'numeric', 'logical'}, {'real', 'nonsparse'}, name, 'X', 1);
validateattributes(y, {'numeric', 'logical'}, {'real', 'nonsparse'}, name, 'Y', 2);
if isempty(kind)
    kind = class(x);
    if islogical(x), kind = 'double'; end
end
scalar = isa(y, 'double') && isscalar(y);
if ~scalar && ~isequal(size(x), size(y))
    error(['images:' name ':unequalSizes'], 'X and Y must have the same size and class, or Y must be a scalar double.');
end
if ~scalar && ~strcmp(class(x), class(y)) && ~islogical(y)
    error(['images:' name ':mismatchedTypes'], 'X and Y must have the same size and class, or Y must be a scalar double.');
end
if ~isa(x, 'single') || strcmp(kind, 'double')
    x = double(x);
    y = double(y);
else
    y = single(y);
end
z = cast(operation(x, y), kind);
end
