% SPDX-License-Identifier: Apache-2.0
function g = polygcd(b, a, tol)
% Greatest common divisor of two polynomials, its first coefficient 1; remainders below tol, sqrt(eps), are none.
% Example: g = polygcd(poly([1 2 3]), poly([2 3 5]))
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3, tol = sqrt(eps(class(b))); end
if ~isvector(a) || ~isvector(b) || isempty(a) || isempty(b)
    error('MATLAB:polygcd:InvalidInput', 'The polynomials must be vectors.');
end
if isscalar(a) || isscalar(b)
    if a == 0
        g = b;
    elseif b == 0
        g = a;
    else
        g = ones(class([a(:); b(:)]));
    end
    return;
end
a = a(:).'/a(1);
tol = tol*norm(b, Inf);
b = b(:).';
while true
    [~, r] = deconv(b, a);
    first = find(abs(r) > tol, 1);
    if isempty(first)
        g = a;
        return;
    end
    r = r(first:end);
    if isscalar(r)
        g = ones(class(r));
        return;
    end
    b = a;
    a = r/r(1);
end
end
