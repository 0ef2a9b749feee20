% SPDX-License-Identifier: Apache-2.0
function c = realIfPaired(c, r)
% A polynomial whose roots come in conjugate pairs, without the imaginary rounding of its coefficients.
r = r(:);
if isreal(c), return; end
scale = max([abs(r); 1]);
up = sort(r(imag(r) > 0));
down = sort(conj(r(imag(r) < 0)));
if numel(up) == numel(down) && all(abs(up - down) <= 100*eps*scale)
    c = real(c);
end
end
