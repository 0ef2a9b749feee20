% SPDX-License-Identifier: Apache-2.0
function trellis = poly2trellis(lengths, generators, feedback)
% The trellis of a convolutional code: poly2trellis(constraint lengths, a row an input, generators in octal digits, a row an input and a column an output),
% then in octal digits the feedback of each input. A structure with numInputSymbols, numOutputSymbols, numStates, nextStates and outputs, a row a state
% and a column an input symbol.
% Example: t = poly2trellis(3, [6 7]); t.outputs
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
lengths = double(lengths(:)');
k = numel(lengths);
if any(lengths < 1 | lengths ~= fix(lengths)), error('comm:poly2trellis:InvalidConstraintLength', 'The constraint lengths must be positive integers.'); end
if size(generators, 1) ~= k, error('comm:poly2trellis:InvalidCodeGenerator', 'The code generator must have a row for each constraint length.'); end
n = size(generators, 2);
memory = lengths - 1;
states = 2^sum(memory);
inputs = 2^k;
back = cell(1, k);
taps = cell(k, n);
for i = 1:k
    back{i} = zeros(1, memory(i));
    if nargin > 2
        f = octalTaps(feedback(i), lengths(i));
        if ~f(1), error('comm:poly2trellis:InvalidFeedback', 'The feedback connection polynomial must have its highest coefficient.'); end
        back{i} = f(2:end);
    end
    for j = 1:n, taps{i, j} = octalTaps(generators(i, j), lengths(i)); end
end
% The newest of what a register holds is its highest bit, that of the first input the highest of all.
held = mod(floor((0:states - 1)'./2.^(sum(memory) - 1:-1:0)), 2);
first = [0 cumsum(memory(1:end - 1))];
[next, out] = deal(zeros(states, inputs));
for u = 0:inputs - 1
    bits = mod(floor(u./2.^(k - 1:-1:0)), 2);
    moved = held;
    sums = zeros(states, n);
    for i = 1:k
        at = first(i) + (1:memory(i));
        entering = mod(bits(i) + held(:, at)*back{i}', 2);
        line = [entering held(:, at)];
        for j = 1:n, sums(:, j) = sums(:, j) + line*taps{i, j}'; end
        moved(:, at) = line(:, 1:end - 1);
    end
    next(:, u + 1) = moved*2.^(sum(memory) - 1:-1:0)';
    out(:, u + 1) = mod(sums, 2)*2.^(n - 1:-1:0)';
end
trellis = struct('numInputSymbols', inputs, 'numOutputSymbols', 2^n, 'numStates', states, 'nextStates', next, 'outputs', out);
end

function t = octalTaps(digits, count)
t = sprintf('%d', digits);
if any(t < '0' | t > '7'), error('comm:poly2trellis:InvalidCodeGenerator', 'Polynomials must be octal numbers.'); end
t = reshape((dec2bin(t - '0', 3) - '0')', 1, []);
t = t(find(t, 1):end);
if numel(t) > count, error('comm:poly2trellis:InvalidCodeGenerator', 'A polynomial has more coefficients than its constraint length.'); end
t = [zeros(1, count - numel(t)) t];
end
