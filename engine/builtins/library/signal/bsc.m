% SPDX-License-Identifier: Apache-2.0
function [y, errors] = bsc(data, p, stream)
% Bits after a binary symmetric channel, which turns each with the probability p; errors: which are turned. A seed or RandStream may follow.
% Example: rng(1), y = bsc([0 1 0 1], 0.1);
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if any(data(:) ~= 0 & data(:) ~= 1), error('comm:bsc:InvalidData', 'The data must hold zeros and ones.'); end
if ~(isscalar(p) && p >= 0 && p <= 1), error('comm:bsc:InvalidProb', 'The probability must be a number from 0 to 1.'); end
if nargin < 3, u = rand(size(data));
elseif isnumeric(stream), u = rand(RandStream('mt19937ar', 'Seed', stream), size(data));
else, u = rand(stream, size(data));
end
errors = u < p;
y = cast(xor(data, errors), class(data));
errors = cast(errors, class(data));
end
