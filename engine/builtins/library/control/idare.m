% SPDX-License-Identifier: Apache-2.0
function [X, K, L] = idare(A, B, Q, R, S, E)
% The stabilising solution of the Riccati equation in discrete time, its gain and the poles of the closed loop; empty arguments have their
% defaults (R and E the unit matrix, S zero).
% Example: X = idare([1 1; 0 1], [0; 1], eye(2))
if nargin < 3 || isempty(Q), Q = zeros(size(A)); end
if isscalar(Q), Q = Q*eye(size(A)); end
if nargin < 4 || isempty(R), R = eye(size(B, 2)); end
if nargin < 5 || isempty(S), S = zeros(size(B)); end
if nargin < 6 || isempty(E), E = eye(size(A)); end
[X, L, K] = dare(A, B, Q, R, S, E);
end
