% SPDX-License-Identifier: Apache-2.0
function sys = ss(A, B, C, D, varargin)
% A system in state space, x' = A*x + B*u and y = C*x + D*u: ss(A, B, C, D), ss(A, B, C, D, Ts) in discrete time, ss(D), ss(sys) of another kind
% of system. Option: InputDelay.
% Example: G = ss(-1, 1, 1, 0); y = step(G, [0 1 2])
names = {};
s = struct('kind', 'ss', 'A', [], 'B', [], 'C', [], 'D', [], 'Ts', 0, 'delay', 0, 'var', '');
if nargin == 1
    s = asStateSpace(systemState('ss', A));
elseif nargin > 1
    if nargin < 4, error('MATLAB:minrhs', 'Not enough input arguments.'); end
    [s, args, names] = systemOptions('ss', s, varargin);
    if ~isempty(args), s.Ts = args{1}; end
    n = size(A, 1);
    if isempty(A), A = zeros(0, 0); n = 0; end
    if size(A, 2) ~= n, error('Control:ltiobject:ss1', 'The A matrix must be square.'); end
    if n == 0, B = zeros(0, size(D, 2)); C = zeros(size(D, 1), 0); end
    if isscalar(D) && D == 0, D = zeros(size(C, 1), size(B, 2)); end
    if size(B, 1) ~= n || size(C, 2) ~= n
        error('Control:ltiobject:ss2', 'The A and B matrices must have the same number of rows, the A and C matrices the same number of columns.');
    elseif size(D, 1) ~= size(C, 1) || size(D, 2) ~= size(B, 2)
        error('Control:ltiobject:ss3', 'The D matrix must have as many rows as C and as many columns as B.');
    end
    [s.A, s.B, s.C, s.D] = deal(double(A), double(B), double(C), double(D));
end
for k = 1:2:numel(names), s = withName(s, names{k}, names{k + 1}); end
sys = makeSystem(s);
end
