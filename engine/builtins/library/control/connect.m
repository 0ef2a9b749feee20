% SPDX-License-Identifier: Apache-2.0
function sys = connect(varargin)
% Systems joined where the names of their inputs and outputs agree: connect(sys1, sys2, ..., inputs, outputs) with the names of the inputs and
% outputs of the whole; connect(sys, Q, inputs, outputs) joins the outputs of one system by number, a row of Q having an input and the outputs
% (negative: subtracted) that feed it.
% Example: C = tf(2, 1, 'InputName', 'e', 'OutputName', 'u'); G = tf(1, [1 1], 'InputName', 'u', 'OutputName', 'y'); T = connect(C, G, sumblk('e = r - y'), 'r', 'y'); dcgain(T)
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
byNumber = nargin == 4 && isnumeric(varargin{2}) && isnumeric(varargin{3}) && isnumeric(varargin{4});
if byNumber
    s = asStateSpace(systemState('connect', varargin{1}));
    [Q, in, out] = deal(varargin{2:4});
    n = systemSize(s);
    K = zeros(n(2), n(1));
    for k = 1:size(Q, 1)
        for j = Q(k, 2:end), if j ~= 0, K(Q(k, 1), abs(j)) = K(Q(k, 1), abs(j)) + sign(j); end, end
    end
    E = eye(n(2));
    E = E(:, in);
    F = eye(n(1));
    F = F(out, :);
else
    in = cellstr(varargin{end - 1});
    out = cellstr(varargin{end});
    list = cellfun(@(x) systemState('connect', x), varargin(1:end - 2), 'UniformOutput', false);
    [from, to] = deal({}, {});
    for k = 1:numel(list)
        names = systemNames(list{k});
        if any(cellfun('isempty', [names.InputName(:); names.OutputName(:)]))
            error('Control:combination:connect1', 'The inputs and outputs of all systems must have names.');
        end
        from = [from; names.InputName(:)];
        to = [to; names.OutputName(:)];
    end
    if numel(unique(to)) < numel(to), error('Control:combination:connect2', 'Two outputs have the same name.'); end
    s = asStateSpace(systemState('connect', appendSystems(varargin{1:end - 2})));
    K = double(strcmp(repmat(from, 1, numel(to)), repmat(to', numel(from), 1)));
    E = zeros(numel(from), numel(in));
    F = zeros(numel(out), numel(to));
    direct = zeros(numel(out), numel(in));
    for k = 1:numel(in)
        E(strcmp(from, in{k}), k) = 1;
        if ~any(E(:, k)), error('Control:combination:connect3', 'No system has an input "%s".', in{k}); end
        direct(strcmp(out, in{k}), k) = 1;
    end
    for k = 1:numel(out)
        F(k, strcmp(to, out{k})) = 1;
        if ~any(F(k, :)) && ~any(direct(k, :)), error('Control:combination:connect4', 'No system has an output "%s".', out{k}); end
    end
end
% u = K*y + E*r, y = C*x + D*u, z = F*y.
M = eye(size(s.D, 2)) - K*s.D;
if rcond(M) < eps, error('Control:combination:SingularAlgebraicLoop', 'The feedback loop is singular.'); end
[P, R] = deal(M\(K*s.C), M\E);
sys = ss(s.A + s.B*P, s.B*R, F*(s.C + s.D*P), F*s.D*R, sum([s.Ts 0]));
if ~byNumber
    if any(direct(:)), sys.D = sys.D + direct; end
    sys.InputName = in;
    sys.OutputName = out;
end
end
