% SPDX-License-Identifier: Apache-2.0
function [wn, zeta, p] = damp(sys)
% The natural frequencies, damping ratios and poles of a system, by frequency; without outputs they are shown.
% Example: [wn, zeta] = damp(tf(4, [1 2 4]))
s = systemState('damp', sys);
p = pole(sys);
r = p;
if sum([s.Ts 0]) ~= 0, r = log(p)/abs(s.Ts); end
wn = abs(r);
[wn, order] = sort(wn);
p = p(order);
zeta = -real(r(order))./wn;
zeta(wn == 0) = -1;
if nargout > 0, return, end
fprintf('         Pole              Damping       Frequency       Time Constant\n                                       (rad/seconds)       (seconds)\n');
for k = 1:numel(p)
    if imag(p(k)) == 0
        where = sprintf('%9.2e          ', real(p(k)));
    else
        sign = '+';
        if imag(p(k)) < 0, sign = '-'; end
        where = sprintf('%9.2e %s %8.2ei', real(p(k)), sign, abs(imag(p(k))));
    end
    fprintf(' %s     %9.2e       %9.2e        %9.2e\n', where, zeta(k), wn(k), 1/(zeta(k)*wn(k)));
end
clear wn
end
