% SPDX-License-Identifier: Apache-2.0
function x = checkedRows(name, x, columns)
% x with one rotation a row, of as many numbers as columns says.
if ~isfloat(x) || ~isreal(x)
    error(['MATLAB:' name ':invalidType'], 'Expected input to be one of these types:\n\nsingle, double');
elseif ndims(x) > 2 || size(x, 2) ~= columns
    error(['MATLAB:' name ':incorrectNumcols'], 'Expected input to be an array with number of columns equal to %d.', columns);
end
end
