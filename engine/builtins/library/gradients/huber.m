% SPDX-License-Identifier: Apache-2.0
function loss = huber(Y, targets, varargin)
% Squared error (half) of small deviations and absolute error beyond 'TransitionPoint' (1), summed over the number of observations.
options = gradientOptions(struct('DataFormat', '', 'TransitionPoint', 1), varargin, 'huber');
[Z, T, observations] = lossOperands(Y, targets, options.DataFormat, 'huber');
delta = options.TransitionPoint;
size = abs(Z - T);
small = min(size, delta);
loss = sum(small .* (size - 0.5 .* small), 'all') ./ observations;
end
