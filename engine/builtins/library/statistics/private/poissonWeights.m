% SPDX-License-Identifier: Apache-2.0
function [k, w] = poissonWeights(lambda)
% The counts whose probabilities in a Poisson distribution matter, and these.
if ~(lambda >= 0) || isinf(lambda), k = 0; w = NaN; return, end
reach = 10*sqrt(lambda) + 40;
k = max(0, floor(lambda - reach)):ceil(lambda + reach);
w = poissonTerm(k, lambda + zeros(size(k)));
end


