% SPDX-License-Identifier: Apache-2.0
function sysd = c2d(sys, Ts, method)
% A continuous system sampled with time Ts: method 'zoh' (default, inputs held), 'foh', 'impulse', 'tustin' or 'matched'.
% Example: D = c2d(tf(1, [1 1]), 0.1); pole(D)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3, method = 'zoh'; end
method = validatestring(method, {'zoh', 'foh', 'impulse', 'imp', 'tustin', 'matched'}, 'c2d');
s = systemState('c2d', sys);
if sum([s.Ts 0]) ~= 0, error('Control:transformation:c2d01', 'The system must be in continuous time.'); end
if ~isnumeric(Ts) || ~isscalar(Ts) || ~(Ts > 0), error('Control:transformation:c2d02', 'The sample time must be a positive number.'); end
kind = s.kind;
late = s.delay/Ts;
if abs(late - round(late)) > 1e-8, error('Control:transformation:c2d03', 'A delay must be a multiple of the sample time.'); end
if strcmp(method, 'matched')
    z = asZeros(s);
    if ~isequal(size(z.k), [1 1]), error('Control:transformation:c2d04', 'The method ''matched'' needs one input and one output.'); end
    r = z;
    r.p = {exp(z.p{1}*Ts)};
    zeros1 = exp(z.z{1}(:)*Ts);
    r.z = {[zeros1; -ones(max(numel(z.p{1}) - numel(zeros1) - 1, 0), 1)]};
    % The gain agrees at frequency 0, or near it.
    x = 0;
    while any(abs([z.p{1}(:); z.z{1}(:)] - x) < 1e-6), x = x + 0.1/Ts; end
    r.k = 1;
    r.Ts = Ts;
    want = z.k*prod(x - z.z{1})/prod(x - z.p{1});
    y = exp(x*Ts);
    r.k = real(want/(prod(y - r.z{1})/prod(y - r.p{1})));
else
    m = asStateSpace(s);
    [A, B, C, D] = deal(m.A, m.B, m.C, m.D);
    n = size(A, 1);
    switch method
        case 'zoh', [A, B] = sampled(A, B, Ts);
        case {'impulse', 'imp'}
            A = expm(m.A*Ts);
            D = Ts*C*B;
            B = Ts*A*B;
        case 'foh'
            k = size(B, 2);
            M = expm([A*Ts B*Ts zeros(n, k); zeros(k, n + k) eye(k); zeros(k, n + 2*k)]);
            G = M(1:n, n + 1:n + k);
            H = M(1:n, n + k + 1:end);
            A = M(1:n, 1:n);
            B = G + A*H - H;
            D = D + C*H;
        otherwise
            M = eye(n) - A*Ts/2;
            N = M\(eye(n) + A*Ts/2);
            D = D + C*(M\B)*Ts/2;
            C = C/M;
            B = (eye(n) + N)*B*Ts/2;
            A = N;
    end
    r = m;
    [r.A, r.B, r.C, r.D, r.Ts] = deal(A, B, C, D, Ts);
end
r.var = '';
r.delay = 0;
if strcmp(kind, 'tf'), r = asTransfer(r); elseif strcmp(kind, 'zpk'), r = asZeros(r); end
sysd = makeSystem(r);
if late > 0
    z = tf(1, [1 zeros(1, round(late))], Ts);
    sysd = sysd*z;
end
end
