% SPDX-License-Identifier: Apache-2.0
function [dict, average] = huffmandict(symbols, p, base, variance)
% Huffman codes of symbols with the probabilities p: a cell array with a symbol and its code a row, and the mean length of a code. huffmandict(symbols, p),
% (symbols, p, base) with digits below base, (…, 'min') with lengths that vary least, 'max' (the default) most.
% Example: [d, n] = huffmandict(1:5, [0.3 0.3 0.2 0.1 0.1]); n
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3 || isempty(base), base = 2; end
if nargin < 4, variance = 'max'; end
variance = validatestring(variance, {'max', 'min'}, 'huffmandict');
if ~iscell(symbols), symbols = num2cell(symbols); end
count = numel(symbols);
p = double(p(:)');
if numel(p) ~= count, error('comm:huffmandict:InvalidProbSize', 'The number of probabilities must be that of the symbols.'); end
if any(p < 0 | p > 1), error('comm:huffmandict:InvalidProb', 'The probabilities must be numbers from 0 to 1.'); end
if abs(sum(p) - 1) > 1e-6, error('comm:huffmandict:InvalidProbSum', 'The probabilities must sum to 1.'); end
if ~(isscalar(base) && base == fix(base) && base >= 2 && base <= 10 && base <= max(count, 2)), error('comm:huffmandict:InvalidN', 'N must be an integer from 2 to 10 and at most the number of symbols.'); end
codes = repmat({zeros(1, 0)}, 1, count);
[weights, order] = sort(p);
nodes = num2cell(order);
% The first join takes as many as lets all later ones be full.
joined = min(mod(count - 2, base - 1) + 2, count);
while numel(nodes) > 1
    for d = 1:joined
        for s = nodes{d}, codes{s} = [joined - d, codes{s}]; end
    end
    weight = sum(weights(1:joined));
    node = [nodes{1:joined}];
    weights(1:joined) = [];
    nodes(1:joined) = [];
    if strcmp(variance, 'max'), at = sum(weights < weight - 1e-12); else, at = sum(weights <= weight + 1e-12); end
    weights = [weights(1:at) weight weights(at + 1:end)];
    nodes = [nodes(1:at) {node} nodes(at + 1:end)];
    joined = min(base, numel(nodes));
end
if count == 1, codes = {0}; end
dict = [symbols(:) codes(:)];
average = sum(p.*cellfun(@numel, codes));
end
