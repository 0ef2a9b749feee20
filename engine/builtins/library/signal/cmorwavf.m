% SPDX-License-Identifier: Apache-2.0
function [psi, x] = cmorwavf(lb, ub, n, fb, fc)
% The complex wavelet of Morlet exp(2i*pi*fc*x)*exp(-x^2/fb)/sqrt(pi*fb) at n points from lb to ub: fb (1) is the width, fc (1) the frequency.
% Example: psi = cmorwavf(-8, 8, 5, 1.5, 1)
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 4, fb = 1; end
if nargin < 5, fc = 1; end
if fb <= 0 || fc <= 0, error('Wavelet:FunctionArgVal:Invalid_ArgVal', 'The width and the frequency must be positive.'); end
x = linspace(lb, ub, n);
psi = exp(2i*pi*fc*x).*exp(-x.^2/fb)/sqrt(pi*fb);
end
