% SPDX-License-Identifier: Apache-2.0
function [z, p, k] = besselap(n)
% Bessel's analogue low pass of order n with the gain 1 at 0 and the product of its poles 1: the phase is as linear as can be.
% Example: [z, p, k] = besselap(3)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~(isnumeric(n) && isscalar(n) && n >= 1 && n <= 25 && n == round(n))
    error('signal:besselap:InvalidRange', 'Filter order must be an integer from 1 to 25.');
end
% The reverse Bessel polynomial, scaled so that its last coefficient is 1 by its first.
j = 0:n;
c = exp(gammaln(2*n - j + 1) - (n - j)*log(2) - gammaln(j + 1) - gammaln(n - j + 1));
c = round(c(end:-1:1));
scale = c(end)^(1/n);
p = roots(c./scale.^(0:n));
p = cplxpair(polished(p, c./scale.^(0:n)));
z = zeros(0, 1);
k = 1;
end

function p = polished(p, c)
for turn = 1:3
    p = p - polyval(c, p)./polyval(polyder(c), p);
end
end
