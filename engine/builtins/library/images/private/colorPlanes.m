% SPDX-License-Identifier: Apache-2.0
function [p, q, r, join] = colorPlanes(name, x)
% The three planes of a colour image or map, and the function that joins three planes to its shape.
validateattributes(x, {'uint8', 'uint16', 'single', 'double'}, {'real', 'nonsparse'}, name, '', 1);
if ismatrix(x) && size(x, 2) == 3 && isfloat(x)
    p = x(:, 1);
    q = x(:, 2);
    r = x(:, 3);
    join = @(a, b, c) [a, b, c];
elseif size(x, 3) == 3 && ndims(x) <= 4
    p = x(:, :, 1, :);
    q = x(:, :, 2, :);
    r = x(:, :, 3, :);
    join = @(a, b, c) cat(3, a, b, c);
elseif ismatrix(x)
    error(['MATLAB:' name ':invalidSizeForColormap'], 'MAP must be an M-by-3 array.');
else
    error(['MATLAB:' name ':invalidSizeForRGB'], 'The image must be an M-by-N-by-3 array.');
end
end
