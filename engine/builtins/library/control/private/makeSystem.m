% SPDX-License-Identifier: Apache-2.0
function sys = makeSystem(s)
% The system of such parts.
if isempty(s.Ts), s.Ts = 0; end
if isempty(s.var)
    s.var = 's';
    if s.Ts ~= 0, s.var = 'z'; end
end
kind = s.kind;
switch kind
    case 'tf'
        for k = 1:numel(s.num)
            [s.num{k}, s.den{k}] = equalLengths(s.num{k}, s.den{k});
        end
        p = struct('Numerator', {s.num}, 'Denominator', {s.den}, 'Variable', s.var);
        if isfield(s, 'pid')
            kind = 'pid';
            p = struct('Kp', s.pid(1), 'Ki', s.pid(2), 'Kd', s.pid(3), 'Tf', s.pid(4));
        end
    case 'zpk'
        p = struct('Z', {s.z}, 'P', {s.p}, 'K', s.k, 'Variable', s.var);
    otherwise
        p = struct('A', s.A, 'B', s.B, 'C', s.C, 'D', s.D, 'E', []);
end
[p.IODelay, p.InputDelay, p.OutputDelay] = deal(0);
% The delay stands where it was set.
late = 'IODelay';
if isfield(s, 'late'), late = s.late; end
p.(late) = s.delay;
names = systemNames(s);
if strcmp(s.kind, 'ss'), p.StateName = names.StateName; end
p.InputName = names.InputName;
p.OutputName = names.OutputName;
p.Notes = names.Notes;
p.UserData = names.UserData;
p.Name = names.Name;
p.Ts = s.Ts;
p.TimeUnit = 'seconds';
sys = makeObject(kind, p, s, systemMethods());
end

function [n, d] = equalLengths(n, d)
d = reshape(d, 1, []);
n = reshape(n, 1, []);
d = d(find([d 1] ~= 0, 1):end);
n = n(find([n 1] ~= 0, 1):end);
if isempty(d), error('Control:ltiobject:tf2', 'The denominators must be nonzero.'); end
if isempty(n)
    n = 0;
    d = 1;
end
long = max(numel(n), numel(d));
n = [zeros(1, long - numel(n)) n];
d = [zeros(1, long - numel(d)) d];
end

function f = systemMethods()
f = struct('plus', @(a, b) systemSum(a, b, 1), 'minus', @(a, b) systemSum(a, b, -1), 'mtimes', @systemProduct, 'times', @elementProduct, ...
    'mrdivide', @(a, b) systemProduct(a, inverted(b)), 'mldivide', @(a, b) systemProduct(inverted(a), b), ...
    'rdivide', @(a, b) elementProduct(a, inverted(b)), 'mpower', @power2, 'power', @power2, 'uminus', @(a) systemProduct(-1, a), ...
    'uplus', @(a) a, 'inv', @inverted, 'transpose', @turned, 'horzcat', @(varargin) beside(varargin, 2), ...
    'vertcat', @(varargin) beside(varargin, 1), 'call', @subsystem, 'size', @sizeOf, 'set', @setPart, 'member', @partOf, 'disp', @showSystem, ...
    'isstable', @isStable, 'eig', @pole, 'bandwidth', @bandwidthOf, 'norm', @systemNorm, 'isempty', @(s) any(systemSize(objectState(s)) == 0), ...
    'numel', @(s) prod(systemSize(objectState(s))), 'ndims', @(s) 2, 'isreal', @(s) true, 'step', @step, 'zplane', @(s) zplane(zero(s), pole(s)), ...
    'ctrb', @(s) ctrb(ss(s).A, ss(s).B), 'obsv', @(s) obsv(ss(s).A, ss(s).C), 'pade', @pade, 'append', @appendSystems);
end

function r = power2(a, n)
if ~isnumeric(n) || ~isscalar(n) || n ~= fix(n)
    error('Control:general:InvalidPower', 'The exponent must be an integer scalar.');
end
r = 1;
if n < 0, a = inverted(a); end
for k = 1:abs(n), r = systemProduct(r, a); end
if n == 0
    s = objectState(a);
    r = makeSystem(struct('kind', 'tf', 'num', {{1}}, 'den', {{1}}, 'Ts', s.Ts, 'delay', 0, 'var', s.var));
end
end

function r = elementProduct(a, b)
n = systemSize(systemState('times', a));
m = systemSize(systemState('times', b));
if all(n == 1) || all(m == 1)
    r = systemProduct(a, b);
    return
end
if ~isequal(n, m), error('MATLAB:sizeDimensionsMustMatch', 'Arrays have incompatible sizes for this operation.'); end
a = asTransfer(systemState('times', a));
b = asTransfer(systemState('times', b));
r = a;
for k = 1:numel(a.num)
    r.num{k} = conv(a.num{k}, b.num{k});
    r.den{k} = conv(a.den{k}, b.den{k});
end
r = makeSystem(r);
end

function sys = inverted(sys)
if isnumeric(sys), sys = inv(sys); return, end
s = systemState('inv', sys);
if isfield(s, 'names'), s = rmfield(s, 'names'); end
n = systemSize(s);
if n(1) ~= n(2), error('Control:general:NotSquare', 'The system must have as many inputs as outputs.'); end
if s.delay > 0, error('Control:general:DelayInverse', 'Systems with delays cannot be inverted.'); end
if strcmp(s.kind, 'tf') && n(1) == 1
    if ~any(s.num{1}), error('Control:general:SingularInverse', 'The system is not invertible.'); end
    [s.num, s.den] = deal(s.den, s.num);
elseif strcmp(s.kind, 'zpk') && n(1) == 1
    [s.z, s.p] = deal(s.p, s.z);
    s.k = 1/s.k;
else
    s = asStateSpace(s);
    if rcond(s.D) < eps, error('Control:general:SingularInverse', 'The system is not invertible: D is singular.'); end
    [A, B, C, D] = deal(s.A, s.B, s.C, s.D);
    [s.A, s.B, s.C, s.D] = deal(A - B*(D\C), B/D, -(D\C), inv(D));
end
sys = makeSystem(s);
end

function sys = turned(sys)
s = systemState('transpose', sys);
if isfield(s, 'names'), s = rmfield(s, 'names'); end
switch s.kind
    case 'tf', [s.num, s.den] = deal(s.num.', s.den.');
    case 'zpk', [s.z, s.p, s.k] = deal(s.z.', s.p.', s.k.');
    otherwise, [s.A, s.B, s.C, s.D] = deal(s.A.', s.C.', s.B.', s.D.');
end
sys = makeSystem(s);
end

function sys = beside(list, dimension)
states = cellfun(@(x) systemState('horzcat', x), list, 'UniformOutput', false);
s = commonKind(states);
r = s{1};
for k = 2:numel(s)
    t = s{k};
    n = systemSize(r);
    m = systemSize(t);
    if n(3 - dimension) ~= m(3 - dimension)
        error('MATLAB:catenate:dimensionMismatch', 'Dimensions of systems being concatenated are not consistent.');
    end
    switch r.kind
        case 'tf'
            r.num = cat(dimension, r.num, t.num);
            r.den = cat(dimension, r.den, t.den);
        case 'zpk'
            [r.z, r.p, r.k] = deal(cat(dimension, r.z, t.z), cat(dimension, r.p, t.p), cat(dimension, r.k, t.k));
        otherwise
            r.A = blkdiag(r.A, t.A);
            if dimension == 2
                [r.B, r.C, r.D] = deal(blkdiag(r.B, t.B), [r.C t.C], [r.D t.D]);
            else
                [r.B, r.C, r.D] = deal([r.B; t.B], blkdiag(r.C, t.C), [r.D; t.D]);
            end
    end
end
sys = makeSystem(r);
end

function sys = subsystem(sys, i, j)
if nargin < 3
    error('Control:ltiobject:subsref1', 'Use two subscripts for a system, as in sys(output, input).');
end
s = objectState(sys);
switch s.kind
    case 'tf', [s.num, s.den] = deal(s.num(i, j), s.den(i, j));
    case 'zpk', [s.z, s.p, s.k] = deal(s.z(i, j), s.p(i, j), s.k(i, j));
    otherwise, [s.B, s.C, s.D] = deal(s.B(:, j), s.C(i, :), s.D(i, j));
end
if isfield(s, 'names')
    names = systemNames(objectState(sys));
    s.names.InputName = names.InputName(j);
    s.names.OutputName = names.OutputName(i);
end
sys = makeSystem(s);
end

function varargout = sizeOf(sys, d)
s = objectState(sys);
n = systemSize(s);
if nargin == 1 && nargout == 0
    words = struct('tf', 'Transfer function', 'zpk', 'Zero-pole-gain model', 'ss', 'State-space model');
    if isfield(s, 'pid'), words.tf = 'PID controller'; end
    if strcmp(s.kind, 'ss')
        fprintf('%s with %d outputs, %d inputs, and %d states.\n', words.ss, n(1), n(2), size(s.A, 1));
    else
        fprintf('%s with %d outputs and %d inputs.\n', words.(s.kind), n(1), n(2));
    end
    return
end
if nargin > 1
    n(3:max(d)) = 1;
    n = n(d);
end
if nargout < 2, varargout{1} = n; else, varargout = [num2cell(n(1:2)), repmat({1}, 1, nargout - 2)]; end
end

function v = partOf(sys, name, varargin)
s = objectState(sys);
key = name;
known = {'num', 'Numerator'; 'den', 'Denominator'; 'z', 'Z'; 'p', 'P'; 'k', 'K'; 'a', 'A'; 'b', 'B'; 'c', 'C'; 'd', 'D'};
at = strcmp(known(:, 1), key);
if any(at), key = known{at, 2}; end
switch [s.kind '.' key]
    case 'tf.Numerator', v = s.num;
    case 'tf.Denominator', v = s.den;
    case 'zpk.Z', v = s.z;
    case 'zpk.P', v = s.p;
    case 'zpk.K', v = s.k;
    case {'ss.A', 'ss.B', 'ss.C', 'ss.D'}, v = s.(key);
    otherwise
        switch name
            case {'Kp', 'Ki', 'Kd', 'Tf'}
                at = strcmp(name, {'Kp', 'Ki', 'Kd', 'Tf'});
                if ~isfield(s, 'pid'), error('MATLAB:noSuchMethodOrField', 'Unrecognized method, property, or field ''%s'' for class ''%s''.', name, class(sys)); end
                v = s.pid(at);
            case {'Ts', 'Variable', 'IODelay', 'ioDelay', 'InputDelay', 'OutputDelay', 'E'}
                v = get(sys, name);
            case {'InputName', 'OutputName', 'StateName', 'Name', 'Notes', 'UserData', 'u', 'y'}
                names = systemNames(s);
                v = names.(longName(name));
            case 'TimeUnit', v = 'seconds';
            otherwise
                f = systemFunction(name);
                if isempty(f)
                    error('MATLAB:noSuchMethodOrField', 'Unrecognized method, property, or field ''%s'' for class ''%s''.', name, class(sys));
                end
                v = f(sys, varargin{:});
                return
        end
end
if ~isempty(varargin), v = v(varargin{:}); end
end

function f = systemFunction(name)
% The functions that a script may write behind a dot.
f = [];
if exist(name) && any(strcmp(name, {'pole', 'zero', 'step', 'impulse', 'bode', 'dcgain', 'damp', 'order'})), f = @(varargin) builtin(name, varargin{:}); end
end

function sys = setPart(sys, name, value)
s = objectState(sys);
if isfield(s, 'pid') && ~any(strcmp(name, {'Kp', 'Ki', 'Kd', 'Tf', 'Name', 'InputName', 'OutputName', 'u', 'y', 'Notes', 'UserData', 'TimeUnit', 'Ts'}))
    error('MATLAB:noPublicFieldForClass', 'Unrecognized property ''%s'' for class ''%s''.', name, class(sys));
end
switch [s.kind '.' name]
    case {'tf.num', 'tf.Numerator'}, s.num = cellOf(value);
    case {'tf.den', 'tf.Denominator'}, s.den = cellOf(value);
    case {'zpk.z', 'zpk.Z'}, s.z = cellOf(value);
    case {'zpk.p', 'zpk.P'}, s.p = cellOf(value);
    case {'zpk.k', 'zpk.K'}, s.k = value;
    case {'ss.A', 'ss.B', 'ss.C', 'ss.D', 'ss.a', 'ss.b', 'ss.c', 'ss.d'}, s.(upper(name)) = value;
    otherwise
        switch name
            case 'Ts', s.Ts = value; s.var = '';
            case {'IODelay', 'InputDelay', 'OutputDelay', 'ioDelay'}, s.delay = max(value(:));
                s.late = regexprep(name, '^io', 'IO');
            case 'Variable', s.var = char(value);
            case {'InputName', 'OutputName', 'StateName', 'Name', 'Notes', 'UserData', 'u', 'y'}
                s = withName(s, longName(name), value);
            case 'TimeUnit'
            case {'Kp', 'Ki', 'Kd', 'Tf'}
                if ~isfield(s, 'pid'), error('MATLAB:noPublicFieldForClass', 'Unrecognized property ''%s'' for class ''%s''.', name, class(sys)); end
                parts = s.pid;
                parts(strcmp(name, {'Kp', 'Ki', 'Kd', 'Tf'})) = value;
                s = pidState(parts, s);
            otherwise
                error('MATLAB:noPublicFieldForClass', 'Unrecognized property ''%s'' for class ''%s''.', name, class(sys));
        end
end
sys = makeSystem(s);
end

function name = longName(name)
if strcmp(name, 'u'), name = 'InputName'; elseif strcmp(name, 'y'), name = 'OutputName'; end
end

function c = cellOf(v)
c = v;
if ~iscell(v), c = {v}; end
end

function tf = isStable(sys, varargin)
s = objectState(sys);
p = pole(sys);
if s.Ts ~= 0, tf = all(abs(p) < 1); else, tf = all(real(p) < 0); end
end

function w = bandwidthOf(sys, drop)
if nargin < 2, drop = -3; end
g0 = abs(dcgain(sys));
level = g0*10^(drop/20);
w = Inf;
if ~isfinite(g0) || g0 == 0, w = NaN; return, end
grid = frequencyGrid(objectState(sys), 2000);
m = abs(squeeze(freqresp(sys, grid)));
at = find(m < level, 1);
if isempty(at), return, end
if at == 1, w = grid(1); return, end
w = fzero(@(x) abs(evalfr(sys, atFrequency(objectState(sys), x))) - level, grid([at - 1, at]));
end

function n = systemNorm(sys, kind)
if nargin < 2, kind = 2; end
if ~isStable(sys), n = Inf; return, end
s = asStateSpace(objectState(sys));
if isequal(kind, 2)
    if s.Ts == 0
        if any(s.D(:)), n = Inf; return, end
        n = sqrt(trace(s.C*lyap(s.A, s.B*s.B')*s.C'));
    else
        n = sqrt(trace(s.C*dlyap(s.A, s.B*s.B')*s.C' + s.D*s.D'));
    end
    return
end
grid = frequencyGrid(objectState(sys), 4000);
H = freqresp(sys, [0; grid(:)]);
n = 0;
for k = 1:size(H, 3), n = max(n, norm(H(:, :, k))); end
end
