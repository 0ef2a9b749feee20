% SPDX-License-Identifier: Apache-2.0
function sys = tf(varargin)
% A transfer function: tf(num, den) of polynomials (cells of them for several outputs and inputs), tf(num, den, Ts) in discrete time, tf('s')
% and tf('z', Ts) the variable, tf(sys) of another kind of system, tf(gain). Options: InputDelay, Variable. Systems are added, multiplied,
% divided, raised to powers and put beside each other by the operators.
% Example: s = tf('s'); G = 1/(s^2 + s + 1); pole(G)
names = {};
s = struct('kind', 'tf', 'num', {{}}, 'den', {{}}, 'Ts', 0, 'delay', 0, 'var', '');
if nargin == 0, sys = makeSystem(s); return, end
first = varargin{1};
if ischar(first) || isstring(first)
    s.var = validatestring(first, {'s', 'p', 'z', 'q', 'z^-1', 'q^-1'}, 'tf');
    if ~any(strcmp(s.var, {'s', 'p'}))
        s.Ts = -1;
        if nargin > 1, s.Ts = varargin{2}; end
    end
    s.num = {[1 0]};
    s.den = {1};
    if any(strcmp(s.var, {'z^-1', 'q^-1'})), [s.num, s.den] = deal({1}, {[1 0]}); end
elseif nargin == 1
    s = asTransfer(systemState('tf', first));
else
    [s, args, names] = systemOptions('tf', s, varargin);
    if numel(args) > 2, s.Ts = args{3}; end
    s.num = polynomials(args{1});
    s.den = {1};
    if numel(args) > 1, s.den = polynomials(args{2}); end
    if any(strcmp(s.var, {'z^-1', 'q^-1'}))
        if s.Ts == 0, s.Ts = -1; end
        for k = 1:numel(s.num)
            j = min(k, numel(s.den));
            long = max(numel(s.num{k}), numel(s.den{j}));
            s.num{k}(end + 1:long) = 0;
            s.den{j}(end + 1:long) = 0;
        end
    end
    if isscalar(s.den), s.den = repmat(s.den, size(s.num)); end
    if isscalar(s.num), s.num = repmat(s.num, size(s.den)); end
    if ~isequal(size(s.num), size(s.den))
        error('Control:ltiobject:tf1', 'The numerator and denominator cells must have the same size.');
    end
    if ~isscalar(s.Ts) || ~isreal(s.Ts) || (s.Ts < 0 && s.Ts ~= -1)
        error('Control:ltiobject:Ts', 'The sample time must be a nonnegative number, or -1 where it is not known.');
    end
end
for k = 1:2:numel(names), s = withName(s, names{k}, names{k + 1}); end
sys = makeSystem(s);
end

function c = polynomials(c)
if ~iscell(c), c = {c}; end
for k = 1:numel(c)
    if ~isnumeric(c{k}) || ~isvector(c{k})
        error('Control:ltiobject:tf3', 'Numerators and denominators must be row vectors of coefficients, or cells of them.');
    end
    c{k} = double(reshape(c{k}, 1, []));
end
end
