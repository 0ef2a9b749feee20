% SPDX-License-Identifier: Apache-2.0
function [A, B, C, D] = zp2ss(z, p, k)
% State space of zeros, poles and a gain: first- and second-order sections in series.
% Example: [A, B, C, D] = zp2ss(-3, [-1; -2], 5)
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
z = cplxpair(z(isfinite(z)));
p = cplxpair(p(isfinite(p)));
z = z(:);
p = p(:);
if numel(z) > numel(p)
    error('signal:zp2ss:Improper', 'There must be as many poles as zeros at least.');
end
[A, B, C, D] = deal(zeros(0, 0), zeros(0, 1), zeros(1, 0), 1);
if rem(numel(p), 2)
    % Pairs come first in cplxpair's order: the last one is real.
    c = 1;
    d = 0;
    if rem(numel(z), 2)
        c = p(end) - z(end);
        d = 1;
        z(end) = [];
    end
    [A, B, C, D] = deal(p(end), 1, c, d);
    p(end) = [];
elseif rem(numel(z), 2)
    [A, B, C, D] = section(real(poly(z(end))), p(end - 1:end));
    z(end) = [];
    p(end - 1:end) = [];
end
for at = 1:2:numel(p)
    b = 1;
    if at < numel(z), b = real(poly(z(at:at + 1))); end
    [A2, B2, C2, D2] = section(b, p(at:at + 1));
    A = [A, zeros(size(A, 1), 2); B2*C, A2];
    B = [B; B2*D];
    C = [D2*C, C2];
    D = D2*D;
end
C = k*C;
D = k*D;
end

function [A, B, C, D] = section(b, p)
a = real(poly(p));
b = [zeros(1, 3 - numel(b)), b];
scale = sqrt(prod(abs(p)));
if scale == 0, scale = 1; end
T = diag([1, 1/scale]);
A = T\[-a(2), -a(3); 1, 0]*T;
B = T\[1; 0];
C = (b(2:3) - b(1)*a(2:3))*T;
D = b(1);
end
