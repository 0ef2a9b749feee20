% SPDX-License-Identifier: Apache-2.0
function b = bernoulli(n, x)
% Bernoulli numbers, with -1/2 for n = 1, or the n-th Bernoulli polynomial at x.
% Example: b = bernoulli(0:4)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if any(n(:) < 0 | n(:) ~= round(n(:)))
    error('symbolic:bernoulli:NonnegativeInteger', 'Index must be a nonnegative integer.');
end
top = max([n(:); 1]);
B = zeros(1, top + 1);
B(1:2) = [1, -0.5];
% By values of zeta: the recurrence loses all digits at about n = 20.
for k = 2:2:top
    if k <= 12
        few = [1/6, -1/30, 1/42, -1/30, 5/66, -691/2730];
        B(k + 1) = few(k/2);
    else
        zeta = sum((60:-1:1).^-k);
        B(k + 1) = (-1)^(k/2 + 1)*2*exp(gammaln(k + 1) - k*log(2*pi))*zeta;
        if k < 150, B(k + 1) = (-1)^(k/2 + 1)*2*factorial(k)/(2*pi)^k*zeta; end
    end
end
if nargin < 2
    b = reshape(B(n + 1), size(n));
    return
end
n = n + zeros(size(x));
x = x + zeros(size(n));
b = zeros(size(x));
for j = 1:numel(x)
    m = n(j);
    for k = 0:m, b(j) = b(j) + nchoosek(m, k)*B(k + 1)*x(j)^(m - k); end
end
end
