% SPDX-License-Identifier: Apache-2.0
function [h, g, n, k] = hammgen(m)
% The parity check matrix of the Hamming code of m check bits, its generator matrix, length and number of message bits.
% Example: [h, g] = hammgen(3)
if ~isscalar(m) || m ~= fix(m) || m < 2 || m > 10, error('comm:hammgen:InvalidM', 'The number of check bits must be an integer from 2 to 10.'); end
% Primitive polynomials, lowest power first, as bits of a number.
known = [7 11 19 37 67 137 285 529 1033];
p = bitget(known(m - 1), 1:m + 1);
n = 2^m - 1;
k = n - m;
h = zeros(m, n);
column = eye(m, 1);
for j = 1:n
    h(:, j) = column;
    top = column(m);
    column = mod([0; column(1:m - 1)] + top*p(1:m)', 2);
end
g = [h(:, m + 1:n)', eye(k)];
end
