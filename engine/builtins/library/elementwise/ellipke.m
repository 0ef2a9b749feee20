% SPDX-License-Identifier: Apache-2.0
function [k, e] = ellipke(m, tol)
% Complete elliptic integrals of the first and the second kind of the parameter m <= 1, by the
% arithmetic-geometric mean: ellipke(0) is pi/2.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isfloat(m)
    error('MATLAB:ellipke:ellipkeMNotFloat', 'M must be double or single.');
end
if ~isreal(m), error('MATLAB:ellipke:ComplexInputs', 'Input arguments must be real.'); end
if nargin < 2, tol = eps(class(m)); end
if ~isreal(tol) || ~isscalar(tol) || tol < 0 || ~isfinite(tol)
    error('MATLAB:ellipke:NegativeTolerance', 'Second argument TOL must be a finite nonnegative scalar.');
end
k = zeros(size(m), class(m));
e = k;
if isempty(m), return, end
if any(m(:) > 1), error('MATLAB:ellipke:MOutOfRange', 'M must be in the range M <= 1.'); end
a = ones(size(m), class(m));
g = sqrt(1 - m);
s = m;
power = 1;
for step = 1:60
    c = (a - g) / 2;
    b = (a + g) / 2;
    w = power * 2 * c.^2;
    power = power * 2;
    g = sqrt(a .* g);
    a = b;
    s = s + w;
    if ~(max(w(:)) > tol), break, end
end
k = pi ./ (2 * a);
e = k .* (1 - s / 2);
k(m == 1) = Inf;
e(m == 1) = 1;
k(m == -Inf) = 0;
e(m == -Inf) = Inf;
end
