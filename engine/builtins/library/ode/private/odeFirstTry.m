% SPDX-License-Identifier: Apache-2.0
function [absh, h, atEnd, hmin] = odeFirstTry(p, s)
% The step to try, within its limits and stretched a little to meet the span's end.
hmin = 16*eps(s.t);
absh = min(p.hmax, max(hmin, s.absh));
h = p.direction*absh;
atEnd = 1.1*absh >= abs(p.tf - s.t);
if atEnd
    h = p.tf - s.t;
    absh = abs(h);
end
end
