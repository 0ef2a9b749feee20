% SPDX-License-Identifier: Apache-2.0
function y = uencode(u, n, v, sign_)
% Numbers from -v to v (1) as n-bit codes (0 to 2^n-1, or signed), in the least integer class; what lies outside is clipped.
% Example: y = uencode([-1 0 0.5 1], 3)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3, v = 1; end
signed = nargin > 3 && strcmpi(sign_, 'signed');
y = min(max(floor((u + v)*2^(n - 1)/v), 0), 2^n - 1);
classes = {'uint8', 'uint16', 'uint32'};
if signed, y = y - 2^(n - 1); classes = {'int8', 'int16', 'int32'}; end
y = cast(y, classes{find(n <= [8 16 32], 1)});
end
