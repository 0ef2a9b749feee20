% SPDX-License-Identifier: Apache-2.0
function y = harmonic(x)
% Harmonic numbers: the sum of 1/k for k from 1 to x, and psi(x + 1) - psi(1) in between.
% Example: y = harmonic(1:4)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
y = zeros(size(x), 'like', x);
up = x > -1;
y(up) = psi(x(up) + 1) - psi(1);
down = ~up;
y(down) = psi(-x(down)) - psi(1) + pi./tan(pi*-x(down));
y(down & x == round(x)) = Inf;
whole = up & x == round(x) & x < 100;
if any(whole, 'all')
    sums = [0, cumsum(1./(1:99))];
    y(whole) = sums(x(whole) + 1);
end
end
