% SPDX-License-Identifier: Apache-2.0
function [r, p, k] = residuez(b, a, k)
% Partial fractions in powers of 1/z: b/a = r(1)/(1 - p(1)/z) + ... + k(1) + k(2)/z ...; equal poles with rising powers. [b, a] = residuez(r, p, k)
% goes back.
% Example: [r, p, k] = residuez([1 0.5], [1 -0.5 0.06])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin > 2
    [r, p] = together(b(:), a(:), k(:).');
    return
end
b = b(:).'/a(1); a = a(:).'/a(1);
k = [];
if numel(b) >= numel(a)
    [q, rest] = deconv(b(end:-1:1), a(end:-1:1));
    k = q(end:-1:1);
    b = rest(end:-1:1);
    b = b(1:numel(a) - 1);
end
p = roots(a);
if isempty(p), r = zeros(0, 1); return, end
[m, order] = mpoles(p, 1e-3, 1);
p = p(order);
n = numel(p);
% Columns: the numerators of the fractions over all poles.
A = zeros(n);
for j = 1:n
    q = fractionNumerator(p, m, j);
    A(1:numel(q), j) = q.';
end
b(end + 1:n) = 0;
r = A\b(:);
end

function [b, a] = together(r, p, k)
[m, order] = mpoles(p, 1e-3, 1);
p = p(order); r = r(order);
a = poly(p);
n = numel(p);
b = conv([k, zeros(1, isempty(k))], a);
for j = 1:n
    q = r(j)*fractionNumerator(p, m, j);
    b = [b, zeros(1, numel(q) - numel(b))] + [q, zeros(1, numel(b) - numel(q))];
end
if isempty(k), b = b(1:max(n, 1)); end
end
