% SPDX-License-Identifier: Apache-2.0
function M = checkedAlphabet(who, M, binary)
% The size of an alphabet of symbols, a power of two where bits are mapped.
M = double(M);
if ~(isscalar(M) && isreal(M) && M == fix(M) && M > 1)
    error(sprintf('comm:%s:Mreal', who), 'M must be a scalar integer greater than 1.');
end
if binary && 2^round(log2(M)) ~= M
    error(sprintf('comm:%s:Mpow2', who), 'M must be in the form of M = 2^K, where K is a positive integer.');
end
end
