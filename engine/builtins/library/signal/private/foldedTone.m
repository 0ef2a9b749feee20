% SPDX-License-Identifier: Apache-2.0
function f = foldedTone(f, f0, aliased)
% Where the tone f0 stands among the frequencies f from 0 to half the rate; NaN above unless aliased.
top = f(end);
f = f0;
if f0 > top
    f = NaN;
    if aliased
        f = mod(f0, 2*top);
        if f > top, f = 2*top - f; end
    end
end
end
