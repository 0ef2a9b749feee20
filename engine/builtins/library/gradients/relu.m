% SPDX-License-Identifier: Apache-2.0
function Y = relu(X)
% Rectified linear unit: max(X,0), with the derivative 0 at 0.
Y = max(X, 0);
end
