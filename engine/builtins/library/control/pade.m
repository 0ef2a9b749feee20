% SPDX-License-Identifier: Apache-2.0
function [num, den] = pade(T, n)
% A Padé approximation of order n of a delay T: [num, den] = pade(T, n), or pade(sys, n) of the delay of a system.
% Example: [num, den] = pade(0.1, 1)
if nargin < 2, n = 1; end
if isnumeric(T)
    [num, den] = padecoef(T, n);
    return
end
s = objectState(T);
[a, b] = padecoef(s.delay, n);
if s.delay == 0, [a, b] = deal(1, 1); end
s.delay = 0;
num = makeSystem(s)*tf(a, b);
end
