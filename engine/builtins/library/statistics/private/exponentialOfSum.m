% SPDX-License-Identifier: Apache-2.0
function y = exponentialOfSum(h, l)
% exp(h + l) of a rounded sum h and what it lost: the larger the exponent, the more l counts.
y = exp(h);
y = y + y.*l;
y(h < -760) = 0;
end
