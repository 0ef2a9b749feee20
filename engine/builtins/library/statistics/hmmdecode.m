% SPDX-License-Identifier: Apache-2.0
function [post, logp, forward, backward, s] = hmmdecode(seq, tr, e)
% Probabilities of the states of a hidden Markov model, which starts in state 1, at each symbol of a sequence; logp of the sequence.
% Example: post = hmmdecode([1 2 2 1], [0.9 0.1; 0.2 0.8], [0.5 0.5; 0.1 0.9])
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
n = size(tr, 1);
L = numel(seq);
forward = zeros(n, L + 1);
forward(1, 1) = 1;
s = ones(1, L + 1);
for k = 1:L
    f = e(:, seq(k)).*(tr.'*forward(:, k));
    s(k + 1) = sum(f);
    forward(:, k + 1) = f/s(k + 1);
end
backward = ones(n, L + 1);
for k = L:-1:1
    backward(:, k) = tr*(e(:, seq(k)).*backward(:, k + 1))/s(k + 1);
end
post = forward.*backward;
post(:, 1) = [];
logp = sum(log(s));
end
