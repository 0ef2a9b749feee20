% SPDX-License-Identifier: Apache-2.0
function Y = leakyrelu(X, scaleFactor)
% X where it is positive, scaleFactor (0.01) times X elsewhere.
if nargin < 2
    scaleFactor = 0.01;
end
Y = max(X, 0) + scaleFactor .* min(X, 0);
end
