% SPDX-License-Identifier: Apache-2.0
function [psi, x] = mexihat(lb, ub, n)
% The wavelet called Mexican hat, the second derivative of a bell, of norm 1, at n points from lb to ub.
% Example: psi = mexihat(-5, 5, 11)
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
x = linspace(lb, ub, n);
psi = 2/(sqrt(3)*pi^0.25)*exp(-x.^2/2).*(1 - x.^2);
end
