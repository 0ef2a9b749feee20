% SPDX-License-Identifier: Apache-2.0
function [a, e, k] = levinson(r, n)
% Coefficients of linear prediction of order n from an autocorrelation r(1), r(2), …, the error's variance and the reflection coefficients.
% Example: a = levinson([2 1 0.5])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
r = r(:);
if nargin < 2, n = numel(r) - 1; end
a = 1;
e = real(r(1));
k = zeros(n, 1);
for j = 1:n
    step = -(a*r(j + 1:-1:2))/e;
    k(j) = step;
    a = [a, 0] + step*[0, conj(a(end:-1:1))];
    e = e*(1 - abs(step)^2);
end
end
