% SPDX-License-Identifier: Apache-2.0
function x = symbolsOfInput(who, x, M, type)
% The symbols 0 to M-1 to be mapped; of bits, each log2(M) of a column are one, the highest first.
x = double(x);
if strcmpi(type, 'bit')
    n = log2(M);
    if mod(size(x, 1), n) || any(x(:) ~= 0 & x(:) ~= 1)
        error(sprintf('comm:%s:InvalidBitInput', who), 'Bits must be 0 or 1, and the number of rows a multiple of log2(M).');
    end
    x = reshape(sum(reshape(x, n, []).*2.^(n - 1:-1:0)', 1), size(x, 1)/n, []);
elseif ~isreal(x) || any(x(:) < 0 | x(:) > M - 1 | x(:) ~= fix(x(:)))
    error(sprintf('comm:%s:xreal', who), 'X must contain only integers from 0 to M-1.');
end
end
