% SPDX-License-Identifier: Apache-2.0
function loss = mse(Y, targets, varargin)
% Half the mean squared error: the sum of (Y-targets).^2 over twice the number of observations.
options = gradientOptions(struct('DataFormat', ''), varargin, 'mse');
[Z, T, observations] = lossOperands(Y, targets, options.DataFormat, 'mse');
loss = sum((Z - T).^2, 'all') ./ (2 * observations);
end
