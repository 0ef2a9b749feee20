% SPDX-License-Identifier: Apache-2.0
function g = gaussianAlong(sigma, long, d)
% A Gaussian of the sum 1 along dimension d.
half = (long - 1)/2;
g = exp(-(-half:half).^2/(2*sigma^2));
g = g/sum(g);
shape = [1, 1, 1];
shape(d) = long;
g = reshape(g, shape);
end
