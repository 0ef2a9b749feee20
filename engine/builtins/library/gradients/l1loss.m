% SPDX-License-Identifier: Apache-2.0
function loss = l1loss(Y, targets, varargin)
% Sum of abs(Y-targets) over the number of observations.
options = gradientOptions(struct('DataFormat', ''), varargin, 'l1loss');
[Z, T, observations] = lossOperands(Y, targets, options.DataFormat, 'l1loss');
loss = sum(abs(Z - T), 'all') ./ observations;
end
