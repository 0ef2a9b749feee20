% SPDX-License-Identifier: Apache-2.0
function H = evalfr(sys, x)
% The value of a system's transfer function at a complex number.
% Example: H = evalfr(tf(1, [1 1]), 1i)
s = systemState('evalfr', sys);
n = systemSize(s);
H = zeros(n);
switch s.kind
    case 'ss', H = s.C*((x*eye(size(s.A, 1)) - s.A)\s.B) + s.D;
    case 'tf'
        for k = 1:numel(s.num), H(k) = polyval(s.num{k}, x)/polyval(s.den{k}, x); end
    otherwise
        for k = 1:numel(s.k), H(k) = s.k(k)*prod(x - s.z{k})/prod(x - s.p{k}); end
end
if s.delay > 0, H = H*exp(-x*s.delay); end
end
