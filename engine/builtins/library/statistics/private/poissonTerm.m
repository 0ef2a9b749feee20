% SPDX-License-Identifier: Apache-2.0
function y = poissonTerm(x, lambda)
% lambda^x*exp(-lambda)/x!, x >= 0 and not necessarily whole (Loader 2000).
k = x;
k(x == 0) = 1;
y = exp(-stirlingError(k) - binomialDeviance(k, lambda))./sqrt(2*pi*k);
y(lambda == 0 | isinf(lambda)) = 0;
y(x == 0) = exp(-lambda(x == 0));
end
