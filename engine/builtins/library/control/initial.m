% SPDX-License-Identifier: Apache-2.0
function [y, t, x] = initial(sys, x0, varargin)
% What a system in state space gives from an initial state without input: initial(sys, x0), initial(sys, x0, t), initial(sys, x0, last).
% Example: y = initial(ss(-1, 1, 1, 0), 2, [0 1])
s = systemState('initial', sys);
if ~strcmp(s.kind, 'ss'), error('Control:analysis:initial1', 'The system must be in state space.'); end
if numel(x0) ~= size(s.A, 1), error('Control:analysis:initial2', 'The initial state must have an element for each state.'); end
t = timeArgument(s, varargin);
A = s.A;
if s.Ts == 0 && numel(t) > 1, A = expm(A*(t(2) - t(1))); end
[y, x] = simulate(A, s.B, s.C, s.D, zeros(numel(t), size(s.B, 2)), x0);
if nargout == 0
    plot(t, y);
    title('Response to Initial Conditions');
    xlabel('Time (seconds)');
    ylabel('Amplitude');
    clear y
end
end
