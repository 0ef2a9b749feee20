% SPDX-License-Identifier: Apache-2.0
function [states, logp] = hmmviterbi(seq, tr, e)
% The likeliest states of a hidden Markov model, which starts in state 1, for a sequence of symbols (Viterbi's algorithm).
% Example: states = hmmviterbi([1 2 2 1], [0.9 0.1; 0.2 0.8], [0.5 0.5; 0.1 0.9])
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
n = size(tr, 1);
L = numel(seq);
tr = log(tr);
e = log(e);
from = zeros(n, L);
v = -Inf(n, 1);
v(1) = 0;
for k = 1:L
    [best, from(:, k)] = max(v + tr, [], 1);
    v = best.' + e(:, seq(k));
end
[logp, s] = max(v);
states = zeros(1, L);
for k = L:-1:1
    states(k) = s;
    s = from(s, k);
end
end
