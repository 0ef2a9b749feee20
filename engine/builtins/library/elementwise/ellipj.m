% SPDX-License-Identifier: Apache-2.0
function [sn, cn, dn] = ellipj(u, m, tol)
% Jacobi's elliptic functions sn, cn and dn of arguments u and parameters 0 <= m <= 1, by
% descending Landen transformations: ellipj(u,0) is sin(u). Complex u by the theorem of addition.
% Example: [sn, cn, dn] = ellipj(0.5, 0.3)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isreal(m), error('MATLAB:ellipj:ComplexInputs', 'Input arguments must be real.'); end
if nargin < 3, tol = eps(class(u + m)); end
if ~isscalar(m) && ~isscalar(u) && ~isequal(size(u), size(m))
    error('MATLAB:ellipj:InputSizeMismatch', 'U and M must be the same size.');
end
if any(m(:) < 0) || any(m(:) > 1)
    error('MATLAB:ellipj:MOutOfRange', 'M must be in the range 0 <= M <= 1.');
end
if ~isreal(u)
    % DLMF 22.6.1 and 22.8: of the real part and of 1i times the imaginary one.
    [s, c, d] = ellipj(real(u), m, tol);
    [s1, c1, d1] = ellipj(imag(u), 1 - m, tol);
    w = c1.^2 + m .* s.^2 .* s1.^2;
    sn = complex(s .* d1, c .* d .* s1 .* c1) ./ w;
    cn = complex(c .* c1, -s .* d .* s1 .* d1) ./ w;
    dn = complex(d .* c1 .* d1, -m .* s .* c .* s1) ./ w;
    return
end
m = m + zeros(size(u));
u = u + zeros(size(m));
sn = zeros(size(u), class(u + m));
cn = sn;
dn = sn;
if isempty(u), return, end
a = {ones(size(m), class(m))};
b = sqrt(1 - m);
c = {sqrt(m)};
n = 1;
while any(abs(c{n}(:)) > tol) && n < 40
    a{n + 1} = (a{n} + b) / 2;
    c{n + 1} = (a{n} - b) / 2;
    b = sqrt(a{n} .* b);
    n = n + 1;
end
phi = 2^(n - 1) * a{n} .* u;
for k = n:-1:2
    phi = (phi + asin(min(max(c{k} .* sin(phi) ./ a{k}, -1), 1))) / 2;
end
sn = sin(phi);
cn = cos(phi);
dn = sqrt(1 - m .* sn.^2);
one = m == 1;
sn(one) = tanh(u(one));
cn(one) = sech(u(one));
dn(one) = sech(u(one));
sn(isnan(u) | isnan(m)) = NaN;
end
