% SPDX-License-Identifier: Apache-2.0
function [y, t, x] = impulse(sys, varargin)
% The response of a system to an impulse at its inputs: impulse(sys), impulse(sys, t) at evenly spaced times, impulse(sys, last). y(:, i, j) is
% output i for input j. Without outputs the responses are drawn.
% Example: y = impulse(tf(1, [1 1]), [0 1 2])
if nargout == 0
    plotResponses('Impulse Response', [{sys} varargin], {}, @impulse);
    return
end
s = systemState('impulse', sys);
n = systemSize(s);
t = timeArgument(s, varargin);
m = asStateSpace(s);
A = m.A;
if s.Ts == 0 && numel(t) > 1, A = expm(m.A*(t(2) - t(1))); end
y = zeros(numel(t), n(1), n(2));
x = zeros(numel(t), size(A, 1), n(2));
for j = 1:n(2)
    if s.Ts == 0
        [y(:, :, j), x(:, :, j)] = simulate(A, m.B, m.C, 0*m.D, zeros(numel(t), n(2)), m.B(:, j));
        if s.delay > 0
            late = round(s.delay/(t(2) - t(1)));
            y(:, :, j) = [zeros(late, n(1)); y(1:end - late, :, j)];
        end
    else
        u = zeros(numel(t), n(2));
        u(1, j) = 1/abs(s.Ts);
        [y(:, :, j), x(:, :, j)] = simulate(A, m.B, m.C, m.D, u, zeros(size(A, 1), 1));
    end
end
end
