% SPDX-License-Identifier: Apache-2.0
function sys = feedback(sys1, sys2, varargin)
% The closed loop of sys1 with sys2 in its feedback: feedback(sys1, sys2, sign), where sign is -1 (default) or 1;
% feedback(sys1, sys2, inputs, outputs, sign) closes it over these inputs and outputs.
% Example: pole(feedback(tf(1, [1 0]), 1))
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
sign = -1;
args = varargin;
if mod(numel(args), 2) == 1
    sign = args{end};
    args(end) = [];
end
if ~isnumeric(sign) || ~any(sign == [-1 1]), error('Control:combination:FeedbackSign', 'The sign of the feedback must be 1 or -1.'); end
p = systemState('feedback', sys1);
q = systemState('feedback', sys2);
if numel(args) == 2
    [inputs, outputs] = deal(args{:});
    n = systemSize(p);
    L = zeros(n(2), numel(inputs));
    L(sub2ind(size(L), inputs(:)', 1:numel(inputs))) = 1;
    R = zeros(numel(outputs), n(1));
    R(sub2ind(size(R), 1:numel(outputs), outputs(:)')) = 1;
    q = objectState(systemProduct(systemProduct(L, sys2), R));
end
list = commonKind({p, q});
[p, q] = deal(list{:});
n = systemSize(p);
m = systemSize(q);
if ~isequal(n, m([2 1]))
    error('Control:combination:IncompatibleIODims', 'The numbers of inputs and outputs in the feedback loop do not fit.');
elseif p.delay > 0 || q.delay > 0
    error('Control:combination:InternalDelay', 'Feedback of systems with delays has no rational form; use pade first.');
end
r = p;
if strcmp(p.kind, 'tf') && all(n == 1)
    a = conv(p.den{1}, q.den{1});
    b = conv(p.num{1}, q.num{1});
    long = max(numel(a), numel(b));
    r.num = {conv(p.num{1}, q.den{1})};
    r.den = {[zeros(1, long - numel(a)) a] - sign*[zeros(1, long - numel(b)) b]};
    if ~any(r.den{1}), error('Control:combination:SingularAlgebraicLoop', 'The feedback loop is singular.'); end
elseif strcmp(p.kind, 'zpk') && all(n == 1)
    a = poly([p.p{1}(:); q.p{1}(:)]);
    b = p.k*q.k*poly([p.z{1}(:); q.z{1}(:)]);
    long = max(numel(a), numel(b));
    d = [zeros(1, long - numel(a)) a] - sign*[zeros(1, long - numel(b)) b];
    r.z = {[p.z{1}(:); q.p{1}(:)]};
    r.p = {roots(real(d))};
    r.k = p.k/d(find(d, 1));
else
    p = asStateSpace(p);
    q = asStateSpace(q);
    M = eye(n(1)) - sign*p.D*q.D;
    if rcond(M) < eps, error('Control:combination:SingularAlgebraicLoop', 'The feedback loop is singular.'); end
    K = inv(M);
    E = eye(n(2)) + sign*q.D*K*p.D;
    r = p;
    r.A = [p.A + sign*p.B*q.D*K*p.C, sign*p.B*(q.C + sign*q.D*K*p.D*q.C); q.B*K*p.C, q.A + sign*q.B*K*p.D*q.C];
    r.B = [p.B*E; q.B*K*p.D];
    r.C = [K*p.C, sign*K*p.D*q.C];
    r.D = K*p.D;
end
sys = makeSystem(r);
end
