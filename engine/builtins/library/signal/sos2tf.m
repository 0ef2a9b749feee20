% SPDX-License-Identifier: Apache-2.0
function [b, a] = sos2tf(sos, g)
% Transfer function of second-order sections, rows [b0 b1 b2 1 a1 a2], times the gains g (1).
% Example: [b, a] = sos2tf([1 1 1 1 0 -1; -2 3 1 1 10 1])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, g = 1; end
if ~isnumeric(sos) || size(sos, 2) ~= 6
    error('signal:sos2tf:InvalidDimensions', 'SOS must be an L-by-6 matrix.');
end
if iscell(g), g = [g{:}]; end
b = 1;
a = 1;
for r = 1:size(sos, 1)
    b = conv(b, sos(r, 1:3));
    a = conv(a, sos(r, 4:6));
end
b = b*prod(g(:));
% Above the second order what first-order sections leave at the end goes.
while numel(b) > 3 && b(end) == 0, b(end) = []; end
while numel(a) > 3 && a(end) == 0, a(end) = []; end
end
