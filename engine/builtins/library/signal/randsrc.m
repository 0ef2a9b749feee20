% SPDX-License-Identifier: Apache-2.0
function x = randsrc(varargin)
% Random elements of an alphabet: randsrc, (m), (m, n) of -1 and 1, (m, n, alphabet), (m, n, [alphabet; probabilities]), and a seed or RandStream last.
% Example: rng(1), x = randsrc(2, 3, [0 1; 0.3 0.7])
defaults = {1, [], [-1 1], []};
defaults(1:nargin) = varargin;
[m, n, alphabet, stream] = defaults{:};
if isempty(n), n = m; end
if size(alphabet, 1) > 2, error('comm:randsrc:InvalidAlphabet', 'The alphabet must be a row, with its probabilities below where they differ.'); end
share = ones(1, size(alphabet, 2))/size(alphabet, 2);
if size(alphabet, 1) == 2
    share = alphabet(2, :);
    if any(share < 0) || abs(sum(share) - 1) > 1e-10, error('comm:randsrc:InvalidProb', 'The probabilities must not be negative and sum to 1.'); end
end
if isempty(stream), u = rand(m, n);
elseif isnumeric(stream), u = rand(RandStream('mt19937ar', 'Seed', stream), m, n);
else, u = rand(stream, m, n);
end
at = ones(m, n);
for edge = cumsum(share(1:end - 1)), at = at + (u >= edge); end
x = reshape(alphabet(1, at), m, n);
end
