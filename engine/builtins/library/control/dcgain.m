% SPDX-License-Identifier: Apache-2.0
function k = dcgain(sys)
% The gain of a system at frequency 0.
% Example: k = dcgain(tf(4, [1 2]))
s = systemState('dcgain', sys);
x = double(sum([s.Ts 0]) ~= 0);
s.delay = 0;
if strcmp(s.kind, 'ss')
    M = x*eye(size(s.A, 1)) - s.A;
    if size(M, 1) > 0 && rcond(M) < eps
        k = zeros(size(s.D));
        z = asZeros(s);
        for i = 1:numel(k), k(i) = z.k(i)*prod(x - z.z{i})/prod(x - z.p{i}); end
    else
        k = s.C*(M\s.B) + s.D;
    end
else
    k = real(evalfr(makeSystem(s), x));
end
end
