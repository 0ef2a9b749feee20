% SPDX-License-Identifier: Apache-2.0
function [r, U, k, e] = rlevinson(a, efinal)
% Levinson recursion backwards: the autocorrelation r of a prediction polynomial a with the error efinal, the polynomials of lower orders in U (columns
% turned), reflection coefficients and errors.
% Example: r = rlevinson([1 0.5 0.25], 2)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
a = a(:)/a(1);
p = numel(a) - 1;
U = zeros(p + 1);
k = zeros(p, 1);
e = zeros(1, p);
U(:, p + 1) = conj(a(end:-1:1));
e(p) = efinal;
for m = p:-1:1
    k(m) = a(m + 1);
    if m > 1, e(m - 1) = e(m)/(1 - abs(k(m))^2); end
    last = e(m)/(1 - abs(k(m))^2);
    a = (a(1:m) - k(m)*conj(a(m + 1:-1:2)))/(1 - abs(k(m))^2);
    U(1:m, m) = conj(a(end:-1:1));
end
r = zeros(p + 1, 1);
r(1) = last;
for m = 1:p
    b = conj(U(m:-1:1, m));
    err = r(1);
    if m > 1, err = e(m - 1); end
    r(m + 1) = -k(m)*err - sum(b(2:end).*r(m:-1:2));
end
end
