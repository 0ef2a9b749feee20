% SPDX-License-Identifier: Apache-2.0
function y = swapbytes(x)
% The elements with the order of their bytes reversed.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isnumeric(x) || ~isreal(x)
    error('MATLAB:swapbytes:notNumeric', 'The input must be a real numeric array.');
end
n = numel(x);
if n == 0, y = x; return, end
bytes = reshape(typecast(x(:), 'uint8'), [], n);
y = reshape(typecast(reshape(flipud(bytes), [], 1), class(x)), size(x));
end
