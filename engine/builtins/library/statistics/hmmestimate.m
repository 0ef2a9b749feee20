% SPDX-License-Identifier: Apache-2.0
function [tr, e] = hmmestimate(seq, states)
% Transitions and emissions of a hidden Markov model from a sequence of symbols and its states, which are known.
% Example: [tr, e] = hmmestimate([1 2 2 1], [1 2 2 1])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
n = max(states(:));
tr = accumarray([reshape(states(1:end - 1), [], 1), reshape(states(2:end), [], 1)], 1, [n n]);
e = accumarray([states(:), seq(:)], 1, [n, max(seq(:))]);
tr = tr./max(sum(tr, 2), 1);
e = e./max(sum(e, 2), 1);
end
