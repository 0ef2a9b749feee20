% SPDX-License-Identifier: Apache-2.0
function [psi, x] = morlet(lb, ub, n)
% The real wavelet of Morlet, exp(-x^2/2)*cos(5*x), at n points from lb to ub.
% Example: psi = morlet(-4, 4, 9)
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
x = linspace(lb, ub, n);
psi = exp(-x.^2/2).*cos(5*x);
end
