% SPDX-License-Identifier: Apache-2.0
function loss = l2loss(Y, targets, varargin)
% Sum of (Y-targets).^2 over the number of observations.
options = gradientOptions(struct('DataFormat', ''), varargin, 'l2loss');
[Z, T, observations] = lossOperands(Y, targets, options.DataFormat, 'l2loss');
loss = sum((Z - T).^2, 'all') ./ observations;
end
