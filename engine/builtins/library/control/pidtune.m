% SPDX-License-Identifier: Apache-2.0
function [C, info] = pidtune(sys, type, wc, varargin)
% A PID controller for a plant with one input and one output: type 'P', 'I', 'PI', 'PD', 'PID', or with a filter 'PDF' and 'PIDF'; wc is the
% crossover frequency that is wanted. The phase margin is 60 degrees where the type can give it. info has Stable, CrossoverFrequency, PhaseMargin.
% Example: C = pidtune(tf(1, [1 3 3 1]), 'PID'); isstable(feedback(C*tf(1, [1 3 3 1]), 1))
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
s = systemState('pidtune', sys);
if ~isequal(systemSize(s), [1 1]), error('Control:design:pidtune1', 'The plant must have one input and one output.'); end
if ~(ischar(type) || isstring(type)), error('Control:design:pidtune2', 'The type must be text such as ''PI''.'); end
type = validatestring(upper(char(type)), {'P', 'I', 'PI', 'PD', 'PID', 'PDF', 'PIDF'}, 'pidtune');
if s.Ts ~= 0, error('Control:design:pidtune3', 'The plant must be in continuous time.'); end
basic = strrep(type, 'F', '');
% What the controller adds to the phase at the crossover: the least, usual and greatest.
switch basic
    case 'P', turn = [0 0 0];
    case 'I', turn = [-90 -90 -90];
    case 'PI', turn = [-80 -30 -5];
    case 'PD', turn = [5 30 70];
    otherwise, turn = [-70 30 70];
end
if nargin < 3 || ~isnumeric(wc)
    w = frequencyGrid(s, 2000);
    w = w(:);
    phase = squeeze(phaseOf(s, freqresp(sys, w), w));
    for more = turn([2 3])
        at = find(phase <= -120 - more, 1);
        if ~isempty(at) && at > 1, break, end
    end
    if isempty(at) || at == 1
        % A plant that does not turn that far: twice the speed of its slowest pole.
        p = abs(pole(sys));
        p = p(p > 0);
        wc = 1;
        if ~isempty(p), wc = 2*min(p); end
    else
        wc = w(at);
    end
end
H = freqresp(sys, wc);
need = mod(-120 - angle(H)*180/pi + 180, 360) - 180;
need = min(max(need, turn(1)), turn(3))*pi/180;
g = 1/abs(H);
[Kp, Ki, Kd, Tf] = deal(g*cos(need), 0, 0, 0);
q = g*sin(need);
switch basic
    case 'I', [Kp, Ki] = deal(0, g*wc);
    case 'PI', Ki = -q*wc;
    case 'PD', Kd = q/wc;
    case 'PID'
        % Both zeros of the controller alike: Ki*Kd = Kp^2/4.
        Ki = wc/2*(-q + hypot(q, Kp));
        Kd = Kp^2/(4*Ki);
end
if any(type == 'F'), Tf = 0.05/wc; end
C = pid(Kp, Ki, Kd, Tf);
if nargout < 2, return, end
L = C*sys;
[~, Pm, ~, Wcp] = margin(L);
stable = NaN;
if s.delay == 0, stable = double(isstable(feedback(L, 1))); end
info = struct('Stable', stable, 'CrossoverFrequency', Wcp, 'PhaseMargin', Pm);
end
