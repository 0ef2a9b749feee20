% SPDX-License-Identifier: Apache-2.0
function [seq, states] = hmmgenerate(L, trguess, eguess, varargin)
% A random sequence of length L of a hidden Markov model with transitions tr and emissions e that starts in state 1, and its states.
% Example: rng(1), [seq, states] = hmmgenerate(5, [0.9 0.1; 0.2 0.8], [0.5 0.5; 0.1 0.9])
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
tr = cumsum(trguess./sum(trguess, 2), 2);
e = cumsum(eguess./sum(eguess, 2), 2);
seq = zeros(1, L);
states = zeros(1, L);
s = 1;
for k = 1:L
    s = find(rand <= tr(s, :), 1);
    states(k) = s;
    seq(k) = find(rand <= e(s, :), 1);
end
for k = 1:2:numel(varargin) - 1
    if strcmpi(varargin{k}, 'Symbols'), seq = reshape(varargin{k + 1}(seq), 1, []); end
    if strcmpi(varargin{k}, 'Statenames'), states = reshape(varargin{k + 1}(states), 1, []); end
end
end
