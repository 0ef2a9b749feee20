% SPDX-License-Identifier: Apache-2.0
function b = de2bi(d, varargin)
% Digits of whole numbers, a row a number, the lowest first: de2bi(d), (d, n) with n digits, (d, n, base), and 'left-msb' for the highest first.
% Example: b = de2bi([5; 6])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
args = varargin;
highest = false;
at = cellfun(@(a) ischar(a) || isstring(a), args);
if any(at), highest = strcmpi(validatestring(args{find(at, 1)}, {'left-msb', 'right-msb'}, 'de2bi'), 'left-msb'); args = args(~at); end
base = 2;
if numel(args) > 1, base = double(args{2}); end
if any(d(:) < 0 | d(:) ~= fix(d(:)) | ~isfinite(d(:))), error('comm:de2bi:InvalidDecimal', 'The numbers must be nonnegative integers.'); end
x = double(d(:));
least = 1;
while any(x >= base^least), least = least + 1; end
n = least;
if ~isempty(args) && ~isempty(args{1}), n = double(args{1}); end
if n < least, error('comm:de2bi:InsufficientNumber', 'The specified number of columns is too small to represent the numbers.'); end
b = mod(floor(x./base.^(0:n - 1)), base);
if highest, b = fliplr(b); end
b = cast(b, class(d));
end
