% SPDX-License-Identifier: Apache-2.0
function y = diric(x, n)
% Dirichlet's function sin(n*x/2)/(n*sin(x/2)), 1 or -1 at multiples of 2*pi.
% Example: y = diric([0 1 2*pi], 4)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if n < 1 || n ~= fix(n), error('signal:diric:MustBePosInteger', 'N must be a positive integer.'); end
y = sin(x/2);
at = abs(y) < 1e-12;
y(at) = 1;
y = sin(n*x/2)./(n*y);
y(at) = sign(cos(x(at)*((n + 1)/2)));
end
