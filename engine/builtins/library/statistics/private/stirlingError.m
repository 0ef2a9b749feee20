% SPDX-License-Identifier: Apache-2.0
function d = stirlingError(n)
% log(n!) less Stirling's log(sqrt(2*pi*n)*(n/e)^n), n > 0 (C. Loader, "Fast and accurate computation
% of binomial probabilities", 2000): the series from 8 on, the differences of neighbours below.
d = zeros(size(n));
m = n;
for j = 1:8
    step = (m + 0.5).*log1p(1./m) - 1;
    low = m < 8;
    step(~low) = 0;
    d = d + step;
    m = m + low;
end
z = 1./m.^2;
d = d + (1/12 - (1/360 - (1/1260 - (1/1680 - (1/1188 - (691/360360 - (1/156 - 3617/122400*z).*z).*z).*z).*z).*z).*z)./m;
end
