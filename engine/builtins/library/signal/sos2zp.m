% SPDX-License-Identifier: Apache-2.0
function [z, p, k] = sos2zp(sos, g)
% Zeros, poles and gain of second-order sections, rows [b0 b1 b2 a0 a1 a2], times the gains g.
% Example: [z, p, k] = sos2zp([1 0 -1 1 0 -0.25], 2)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, g = 1; end
if ~isnumeric(sos) || size(sos, 2) ~= 6
    error('signal:sos2zp:InvalidDimensions', 'SOS must be an L-by-6 matrix.');
end
[z, p] = deal(zeros(0, 1));
k = prod(g);
for r = 1:size(sos, 1)
    b = sos(r, 1:3);
    a = sos(r, 4:6);
    last = max([find(b, 1, 'last'), find(a, 1, 'last'), 1]);
    first = find(b, 1);
    z = [z; roots(b(1:last))];
    p = [p; roots(a(1:last))];
    if isempty(first)
        k = 0;
    else
        k = k*b(first)/a(1);
    end
end
end
