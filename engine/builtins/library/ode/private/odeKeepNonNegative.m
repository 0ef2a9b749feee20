% SPDX-License-Identifier: Apache-2.0
function g = odeKeepNonNegative(f, which)
% f with slopes that do not leave the non-negative part from its border.
g = @held;
    function d = held(t, y)
        d = f(t, y);
        out = which(y(which) <= 0);
        d(out) = max(d(out), 0);
    end
end
