% SPDX-License-Identifier: Apache-2.0
function y = intlut(x, table)
% Values of integers by a table: of 256 entries for uint8, of 65536 for uint16 and, from the least number on, int16.
% Example: y = intlut(uint8([0 1 255]), uint8(255:-1:0))
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~any(strcmp(class(x), {'uint8', 'uint16', 'int16'})) || ~strcmp(class(x), class(table))
    error('images:intlut:invalidType', 'The array and the table must be of one class: uint8, uint16 or int16.');
end
n = 65536;
if isa(x, 'uint8'), n = 256; end
if numel(table) ~= n, error('images:intlut:wrongLUTSize', 'The table must have %d elements.', n); end
y = reshape(table(double(x(:)) - double(intmin(class(x))) + 1), size(x));
end
