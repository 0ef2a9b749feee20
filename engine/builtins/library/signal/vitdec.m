% SPDX-License-Identifier: Apache-2.0
function message = vitdec(code, trellis, depth, mode, decision, varargin)
% Bits of a convolutional code found by the Viterbi algorithm: vitdec(code, trellis, depth of the traceback, mode, decision). mode: 'trunc' (the code begins
% in state 0 and ends in the likeliest), 'term' (it ends in state 0 too), 'cont' (bits come depth symbols late). decision: 'hard' for bits, 'unquant' for
% real numbers (1 a sure 0, -1 a sure 1), 'soft' for numbers from 0 to 2^b-1, b following. A puncture pattern may come last.
% Example: t = poly2trellis(3, [6 7]); vitdec(convenc([1 0 1 1 0 0], t), t, 4, 'term', 'hard')
if nargin < 5, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[k, n] = checkedTrellis('vitdec', trellis);
mode = validatestring(mode, {'trunc', 'term', 'cont'}, 'vitdec');
decision = validatestring(decision, {'hard', 'unquant', 'soft'}, 'vitdec');
if ~(isscalar(depth) && depth == fix(depth) && depth > 0), error('comm:vitdec:InvalidTblen', 'The traceback depth must be a positive integer.'); end
x = double(code(:));
switch decision
    case 'hard'
        if any(x ~= 0 & x ~= 1), error('comm:vitdec:InvalidCodeHard', 'For hard decisions the code must hold zeros and ones.'); end
        costs = [x, 1 - x];
    case 'unquant'
        costs = [-x, x];
    otherwise
        if isempty(varargin), error('comm:vitdec:InvalidNsdec', 'Soft decisions need the number of their bits.'); end
        top = 2^double(varargin{1}) - 1;
        varargin(1) = [];
        if any(x < 0 | x > top | x ~= fix(x)), error('comm:vitdec:InvalidCodeSoft', 'For soft decisions the code must hold integers from 0 to 2^b-1.'); end
        costs = [x, top - x];
end
if ~isempty(varargin) && ~isempty(varargin{1})
    % What was left out tells nothing.
    pattern = varargin{1}(:) ~= 0;
    full = zeros(size(costs, 1)/nnz(pattern)*numel(pattern), 2);
    full(repmat(pattern, size(full, 1)/numel(pattern), 1), :) = costs;
    costs = full;
end
if mod(size(costs, 1), n), error('comm:vitdec:InvalidCodeLength', 'The length of the code must be a multiple of the bits of an output symbol.'); end
steps = size(costs, 1)/n;
bits = mod(floor((0:trellis.numOutputSymbols - 1)'./2.^(n - 1:-1:0)), 2);
% What leads to each state: from where, by which input, with which output.
[from, input] = ndgrid(1:trellis.numStates, 1:trellis.numInputSymbols);
[~, order] = sort(trellis.nextStates(:));
from = reshape(from(order), trellis.numInputSymbols, [])';
input = reshape(input(order), trellis.numInputSymbols, [])';
output = trellis.outputs(sub2ind(size(trellis.outputs), from, input)) + 1;
metric = [0; Inf(trellis.numStates - 1, 1)];
back = zeros(trellis.numStates, steps);
symbols = zeros(1, steps);
for t = 1:steps
    c = costs((t - 1)*n + (1:n), :);
    branch = bits*(c(:, 2) - c(:, 1)) + sum(c(:, 1));
    [metric, back(:, t)] = min(reshape(metric(from), size(from)) + reshape(branch(output), size(from)), [], 2);
    if strcmp(mode, 'cont') && t > depth
        [~, state] = min(metric);
        for s = t:-1:t - depth, [state, u] = stepBack(state, back(state, s), from, input); end
        symbols(t) = u - 1;
    end
end
if ~strcmp(mode, 'cont')
    state = 1;
    if strcmp(mode, 'trunc'), [~, state] = min(metric); end
    for t = steps:-1:1
        [state, u] = stepBack(state, back(state, t), from, input);
        symbols(t) = u - 1;
    end
end
message = reshape(mod(floor(symbols./2.^(k - 1:-1:0)'), 2), [], 1);
if isrow(code), message = message'; end
end

function [state, u] = stepBack(state, way, from, input)
u = input(state, way);
state = from(state, way);
end
