% SPDX-License-Identifier: Apache-2.0
function d = binomialDeviance(x, mu)
% x*log(x/mu) + mu - x, x > 0, by a series where the terms cancel (Loader 2000).
v = (x - mu)./(x + mu);
near = abs(v) < 0.1;
d = x.*log(x./mu) + mu - x;
w = v;
w(~near) = 0;
term = 2*x.*w;
s = (x - mu).*w;
for j = 1:10
    term = term.*w.^2;
    s = s + term/(2*j + 1);
end
d(near) = s(near);
end
