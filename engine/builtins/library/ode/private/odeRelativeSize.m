% SPDX-License-Identifier: Apache-2.0
function err = odeRelativeSize(p, difference, y, ynew)
% The greatest of a difference by the size of the solution at a step's ends.
if p.normControl
    err = norm(difference)/max(max(norm(y), norm(ynew)), p.threshold);
else
    err = norm(difference./max(max(abs(y), abs(ynew)), p.threshold), inf);
end
end
