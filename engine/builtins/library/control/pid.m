% SPDX-License-Identifier: Apache-2.0
function sys = pid(varargin)
% A PID controller Kp + Ki/s + Kd*s/(Tf*s + 1), with the properties Kp, Ki, Kd and Tf: pid(Kp, Ki, Kd, Tf), pid(Kp, Ki, Kd, Tf, Ts) in discrete time.
% In arithmetic it is its transfer function.
% Example: C = pid(2, 1); L = C*tf(1, [1 1]); pole(feedback(L, 1))
s = struct('kind', 'tf', 'num', {{1}}, 'den', {{1}}, 'Ts', 0, 'delay', 0, 'var', '');
[s, args, names] = systemOptions('pid', s, varargin);
parts = [1 0 0 0];
for k = 1:min(numel(args), 4)
    if ~isnumeric(args{k}) || ~isscalar(args{k}) || ~isreal(args{k})
        error('Control:ltiobject:pid1', 'The gains and the filter time of a PID controller must be real numbers.');
    end
    parts(k) = args{k};
end
if numel(args) > 4, s.Ts = args{5}; end
s = pidState(parts, s);
for k = 1:2:numel(names), s = withName(s, names{k}, names{k + 1}); end
sys = makeSystem(s);
end
