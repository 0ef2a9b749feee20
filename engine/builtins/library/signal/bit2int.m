% SPDX-License-Identifier: Apache-2.0
function x = bit2int(b, n, msbfirst)
% The integers of groups of n bits down the columns; the highest bit first unless msbfirst is false.
% Example: x = bit2int([1 0 1 0 1 0]', 3)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3, msbfirst = true; end
s = size(b);
if mod(s(1), n) ~= 0, error('comm:bit2int:InvalidSize', 'The number of bits in a column must be a multiple of n.'); end
powers = 2.^(0:n - 1);
if msbfirst, powers = fliplr(powers); end
x = reshape(powers*double(reshape(b, n, [])), [s(1)/n, s(2:end)]);
if ~islogical(b), x = cast(x, class(b)); end
end
