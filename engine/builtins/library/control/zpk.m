% SPDX-License-Identifier: Apache-2.0
function sys = zpk(varargin)
% A system by its zeros, poles and gain: zpk(z, p, k), zpk(z, p, k, Ts) in discrete time, zpk('s'), zpk(sys) of another kind of system.
% Example: G = zpk(-1, [-2 -3], 4); dcgain(G)
names = {};
s = struct('kind', 'zpk', 'z', {{}}, 'p', {{}}, 'k', [], 'Ts', 0, 'delay', 0, 'var', '');
if nargin == 0, s.k = zeros(0, 0); sys = makeSystem(s); return, end
if ischar(varargin{1}) || isstring(varargin{1})
    s = asZeros(objectState(tf(varargin{:})));
elseif nargin == 1
    s = asZeros(systemState('zpk', varargin{1}));
else
    if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
    [s, args, names] = systemOptions('zpk', s, varargin);
    if numel(args) > 3, s.Ts = args{4}; end
    [s.z, s.p, s.k] = deal(lists(args{1}), lists(args{2}), double(args{3}));
    if isscalar(s.z), s.z = repmat(s.z, size(s.k)); end
    if isscalar(s.p), s.p = repmat(s.p, size(s.k)); end
    if ~isequal(size(s.z), size(s.p), size(s.k))
        error('Control:ltiobject:zpk1', 'Zeros, poles and gains must have the same size.');
    end
end
for k = 1:2:numel(names), s = withName(s, names{k}, names{k + 1}); end
sys = makeSystem(s);
end

function c = lists(c)
if ~iscell(c), c = {c}; end
for k = 1:numel(c), c{k} = double(c{k}(:)); end
end
