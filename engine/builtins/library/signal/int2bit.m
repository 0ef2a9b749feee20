% SPDX-License-Identifier: Apache-2.0
function b = int2bit(x, n, msbfirst)
% Integers as n bits each, down the columns; the highest bit first unless msbfirst is false.
% Example: b = int2bit([5; 2], 3)'
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3, msbfirst = true; end
powers = (0:n - 1)';
if msbfirst, powers = flipud(powers); end
s = size(x);
b = mod(floor(double(reshape(x, 1, []))./2.^powers), 2);
b = cast(reshape(b, [n*s(1), s(2:end)]), class(x));
end
