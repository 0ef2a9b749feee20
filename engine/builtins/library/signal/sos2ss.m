% SPDX-License-Identifier: Apache-2.0
function [A, B, C, D] = sos2ss(sos, g)
% State space of second-order sections times the gain g, in controller canonical form.
% Example: [A, B, C, D] = sos2ss([1 0 -1 1 0 -0.25])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, g = 1; end
[b, a] = sos2tf(sos, g);
[A, B, C, D] = tf2ss(b, a);
end
