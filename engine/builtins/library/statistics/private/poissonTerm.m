% SPDX-License-Identifier: Apache-2.0
function y = poissonTerm(x, lambda, lambdal)
% lambda^x*exp(-lambda)/x!, x >= 0 and not necessarily whole (Loader 2000), where lambda + lambdal is the mean.
if nargin < 3, lambdal = 0; end
k = x;
k(x == 0) = 1;
[d, dl] = deviance(k, lambda, lambdal);
[h, hl] = exactSum(-d, -stirlingError(k));
y = exponentialOfSum(h, hl - dl)./sqrt(2*pi*k);
y(lambda == 0 | isinf(lambda)) = 0;
e = exponentialOfSum(-lambda, -lambdal);
y(x == 0) = e(x == 0);
end
