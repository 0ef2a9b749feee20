% SPDX-License-Identifier: Apache-2.0
function [psi, x] = gauswavf(lb, ub, n, order)
% The derivative of that order (1 to 8) of a bell exp(-x^2), of norm 1, at n points from lb to ub; order may be a name such as 'gaus2'.
% Example: psi = gauswavf(-5, 5, 11, 2)
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 4, order = 1; end
if ischar(order) || isstring(order), order = sscanf(char(order), 'gaus%d'); end
if isempty(order) || ~isscalar(order) || order < 1 || order > 8 || order ~= fix(order)
    error('Wavelet:FunctionArgVal:Invalid_ArgVal', 'The order must be an integer from 1 to 8.');
end
x = linspace(lb, ub, n);
% Each derivative of p*exp(-x^2) has the polynomial p' - 2*x*p. The square of the norm is sqrt(pi/2)*1*3*...*(2*order - 1).
p = 1;
for k = 1:order, p = [0, 0, polyder(p)](end - numel(p):end) - 2*[p, 0]; end
psi = polyval(p, x).*exp(-x.^2)/sqrt(sqrt(pi/2)*prod(1:2:2*order - 1));
end
