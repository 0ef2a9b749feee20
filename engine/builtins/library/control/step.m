% SPDX-License-Identifier: Apache-2.0
function [y, t, x] = step(sys, varargin)
% The response of a system to a step at its inputs: step(sys), step(sys, t) at evenly spaced times, step(sys, last). y(:, i, j) is output i for
% input j. Without outputs the responses are drawn; step(sys1, sys2, …) draws several.
% Example: y = step(tf(1, [1 1]), [0 1 2])
if nargout == 0
    plotResponses('Step Response', [{sys} varargin], {}, @step);
    return
end
s = systemState('step', sys);
n = systemSize(s);
t = timeArgument(s, varargin);
m = asStateSpace(s);
[A, B] = deal(m.A, m.B);
if s.Ts == 0 && numel(t) > 1, [A, B] = sampled(A, B, t(2) - t(1)); end
y = zeros(numel(t), n(1), n(2));
x = zeros(numel(t), size(A, 1), n(2));
for j = 1:n(2)
    u = zeros(numel(t), n(2));
    u(t >= s.delay, j) = 1;
    [y(:, :, j), x(:, :, j)] = simulate(A, B, m.C, m.D, u, zeros(size(A, 1), 1));
end
end
