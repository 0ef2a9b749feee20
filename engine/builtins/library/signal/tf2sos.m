% SPDX-License-Identifier: Apache-2.0
function [sos, g] = tf2sos(b, a, direction)
% Second-order sections of a transfer function b/a, see zp2sos.
% Example: sos = tf2sos([1 0 -1], [1 0 -0.25])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3, direction = 'up'; end
b(end + 1:numel(a)) = 0;
a(end + 1:numel(b)) = 0;
[z, p, k] = tf2zp(b, a);
if nargout < 2
    sos = zp2sos(z, p, k, direction);
else
    [sos, g] = zp2sos(z, p, k, direction);
end
end
