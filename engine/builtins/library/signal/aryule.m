% SPDX-License-Identifier: Apache-2.0
function [a, e, k] = aryule(x, p)
% Autoregressive model of order p by Yule and Walker: coefficients a (1 first), variance e of what drives it, reflection coefficients k.
% Example: a = aryule([1 2 1 0 -1 -2 -1 0], 2)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if isvector(x), x = x(:); end
if p < 0 || p ~= fix(p) || p >= size(x, 1), error('signal:aryule:InvalidOrder', 'The order must be a nonnegative integer less than the signal''s length.'); end
a = zeros(size(x, 2), p + 1); e = zeros(1, size(x, 2)); k = zeros(p, size(x, 2));
for c = 1:size(x, 2)
    r = xcorr(x(:, c), p, 'biased');
    [a(c, :), e(c), k(:, c)] = levinson(r(p + 1:end), p);
end
if isreal(x), a = real(a); e = real(e); k = real(k); end
end
