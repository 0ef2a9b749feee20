% SPDX-License-Identifier: Apache-2.0
function u = udecode(y, n, v, mode)
% Numbers of n-bit codes of uencode, from -v (the peak, 1) up; codes beyond the range saturate, or wrap ('wrap').
% Example: u = udecode(uint8([0 4 6 7]), 3)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3, v = 1; end
wrap = nargin > 3 && strcmpi(mode, 'wrap');
signed = startsWith(class(y), 'int') || (isfloat(y) && any(y(:) < 0));
y = double(y);
if signed, y = y + 2^(n - 1); end
if wrap, y = mod(y, 2^n); else, y = min(max(y, 0), 2^n - 1); end
u = v*(y/2^(n - 1) - 1);
end
