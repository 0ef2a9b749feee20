% SPDX-License-Identifier: Apache-2.0
% Two scales over one x axis.
t = 0:0.05:10;
yyaxis left
plot(t, exp(-t/4).*sin(3*t))
ylabel('amplitude')
yyaxis right
plot(t, 100*(1 - exp(-t/3)))
ylabel('charge (%)')
xlabel('time (s)'), title('Two scales')
