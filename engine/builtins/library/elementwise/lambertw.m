% SPDX-License-Identifier: Apache-2.0
function w = lambertw(k, x)
% Lambert's W: the solutions of w*exp(w) = x on the branch k (0 unless given, and then real from
% -1/e); -1 is the other branch that is real there.
% Example: w = lambertw(1)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, x = k; k = 0; end
if any(k(:) ~= round(k(:))), error('symbolic:lambertw:IntegerBranch', 'The branch must be an integer.'); end
k = k + zeros(size(x));
x = x + zeros(size(k));
w = zeros(size(x));
for j = 1:numel(x), w(j) = one(k(j), x(j)); end
end

function w = one(k, z)
edge = -exp(-1);
if isnan(z), w = NaN; return, end
if z == 0
    w = 0;
    if k ~= 0, w = -Inf; end
    return
elseif isinf(z)
    w = z;
    if k ~= 0 || z ~= Inf, w = Inf + 2i*pi*k; if z == -Inf, w = w + 1i*pi; end, end
    return
elseif abs(z - edge) < 4*eps && (k == 0 || k == -1)
    w = -1;
    return
end
real2 = isreal(z) && z > edge && (k == 0 || (k == -1 && z < 0));
if (k == 0 || (k == -1 && imag(z) >= 0) || (k == 1 && imag(z) < 0)) && abs(z - edge) < 0.3
    p = sqrt(2*(exp(1)*z + 1));
    if k ~= 0, p = -p; end
    w = -1 + p - p^2/3 + 11*p^3/72;
elseif k == 0 && abs(z) < 3
    w = z/(1 + z);
    if real(z) < -0.5, w = log(complex(z)) - log(log(complex(z))); end
elseif real2 && k == -1
    w = log(-z) - log(-log(-z));
else
    l = log(complex(z)) + 2i*pi*k;
    w = l - log(l);
end
if real2, w = real(w); end
for turn = 1:60
    e = exp(w);
    f = w*e - z;
    step = f/(e*(w + 1) - (w + 2)*f/(2*w + 2));
    if ~isfinite(step), break, end
    w = w - step;
    if abs(step) <= 2*eps*abs(w), break, end
end
end
