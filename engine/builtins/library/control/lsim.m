% SPDX-License-Identifier: Apache-2.0
function [y, t, x] = lsim(sys, u, t, x0, method)
% The response of a system to inputs u (a row a sample) at evenly spaced times t, from an initial state x0. Between samples of continuous systems
% the input is taken as linear ('foh', the default) or held ('zoh'). Without outputs it is drawn.
% Example: t = (0:0.1:1)'; y = lsim(tf(1, [1 1]), t, t); y(end)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
s = systemState('lsim', sys);
n = systemSize(s);
if isvector(u) && n(2) == 1, u = u(:); end
if size(u, 2) ~= n(2) && size(u, 1) == n(2), u = u.'; end
if size(u, 2) ~= n(2), error('Control:analysis:lsim1', 'The input must have a column for each input of the system.'); end
if nargin < 3 || isempty(t)
    if s.Ts == 0, error('Control:analysis:lsim2', 'A time vector is needed for continuous systems.'); end
    t = (0:size(u, 1) - 1)'*abs(s.Ts);
end
t = double(t(:));
if numel(t) ~= size(u, 1), error('Control:analysis:lsim3', 'The input must have a row for each time.'); end
if numel(t) > 1, timeArgument(s, {t}); end
m = asStateSpace(s);
if nargin < 4 || isempty(x0), x0 = zeros(size(m.A, 1), 1); end
if nargin < 5, method = 'foh'; end
[A, B, C, D] = deal(m.A, m.B, m.C, m.D);
if s.delay > 0
    late = round(s.delay/(t(2) - t(1)));
    u = [zeros(min(late, size(u, 1)), n(2)); u(1:end - late, :)];
end
if s.Ts == 0 && numel(t) > 1
    dt = t(2) - t(1);
    if strcmp(validatestring(method, {'foh', 'zoh'}, 'lsim'), 'zoh')
        [A, B] = sampled(A, B, dt);
        [y, x] = simulate(A, B, C, D, u, x0);
    else
        % States x, input and its slope over a step.
        k = size(A, 1);
        M = expm([A*dt B*dt zeros(k, n(2)); zeros(n(2), k + n(2)) eye(n(2)); zeros(n(2), k + 2*n(2))]);
        G = M(1:k, k + 1:k + n(2));
        H = M(1:k, k + n(2) + 1:end);
        F = M(1:k, 1:k);
        x = zeros(numel(t), k);
        v = x0(:);
        for i = 1:numel(t)
            x(i, :) = v.';
            if i < numel(t), v = F*v + (G - H)*u(i, :).' + H*u(i + 1, :).'; end
        end
        y = x*C.' + u*D.';
    end
else
    [y, x] = simulate(A, B, C, D, u, x0);
end
if nargout == 0
    plot(t, u, 'Color', [0.6 0.6 0.6]);
    hold('on');
    plot(t, y);
    hold('off');
    title('Linear Simulation Results');
    xlabel('Time (seconds)');
    ylabel('Amplitude');
    clear y
end
end
