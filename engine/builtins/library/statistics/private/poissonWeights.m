% SPDX-License-Identifier: Apache-2.0
function [k, w] = poissonWeights(lambda)
% The counts whose probabilities in a Poisson distribution matter, and these.
if ~(lambda >= 0) || isinf(lambda), k = 0; w = NaN; return, end
reach = 10*sqrt(lambda) + 40;
k = max(0, floor(lambda - reach)):ceil(lambda + reach);
if lambda == 0, w = double(k == 0); else, w = exp(-lambda + k*log(lambda) - gammaln(k + 1)); end
end


