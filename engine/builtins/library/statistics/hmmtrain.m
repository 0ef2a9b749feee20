% SPDX-License-Identifier: Apache-2.0
function [tr, e, logps] = hmmtrain(seqs, tr, e, varargin)
% Transitions and emissions of a hidden Markov model from sequences of symbols (a vector, rows, or a cell) by Baum and Welch's algorithm from a
% guess. Options 'Tolerance' (1e-6), 'Maxiterations' (500).
% Example: [tr, e] = hmmtrain([1 2 2 1 1 2], [0.9 0.1; 0.2 0.8], [0.5 0.5; 0.1 0.9])
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
o = testOptionPairs('hmmtrain', varargin, struct('Tolerance', 1e-6, 'Maxiterations', 500, 'Algorithm', 'BaumWelch', 'Verbose', false));
if ~iscell(seqs), seqs = num2cell(seqs, 2); end
logps = zeros(1, 0);
last = 1;
for turn = 1:o.Maxiterations
    total = 0;
    A = zeros(size(tr)); B = zeros(size(e));
    for q = 1:numel(seqs)
        seq = seqs{q};
        [~, logp, f, b, s] = hmmdecode(seq, tr, e);
        total = total + logp;
        for k = 1:numel(seq)
            A = A + f(:, k)*(e(:, seq(k)).*b(:, k + 1)).'.*tr/s(k + 1);
            B(:, seq(k)) = B(:, seq(k)) + f(:, k + 1).*b(:, k + 1);
        end
    end
    oldTr = tr; oldE = e;
    keep = sum(A, 2) > 0;
    tr(keep, :) = A(keep, :)./sum(A(keep, :), 2);
    keep = sum(B, 2) > 0;
    e(keep, :) = B(keep, :)./sum(B(keep, :), 2);
    logps(end + 1) = total;
    if abs(total - last)/(1 + abs(last)) < o.Tolerance && norm(tr - oldTr, Inf)/size(tr, 1) < o.Tolerance && norm(e - oldE, Inf)/size(e, 2) < o.Tolerance
        break
    end
    last = total;
end
end
