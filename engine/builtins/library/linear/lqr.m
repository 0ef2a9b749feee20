% SPDX-License-Identifier: Apache-2.0
function [K, S, e] = lqr(varargin)
% The gain K for which u = -K*x makes the integral of x'*Q*x + u'*R*u + 2*x'*N*u least along x' = A*x + B*u, the solution S of its Riccati equation
% and the poles of A - B*K: lqr(A, B, Q, R, N), or lqr(sys, Q, R, N) of a system, a sum over its steps in discrete time.
% Example: K = lqr([0 1; 0 0], [0; 1], eye(2), 1)
args = varargin;
Ts = 0;
if nargin > 0 && ~isnumeric(args{1})
    [A, B, ~, ~, Ts] = ssdata(args{1});
    args = [{A, B} args(2:end)];
end
if numel(args) < 4, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if numel(args) < 5, args{5} = zeros(size(args{2})); end
if Ts == 0, [S, e, K] = care(args{:}); else, [S, e, K] = dare(args{:}); end
end
