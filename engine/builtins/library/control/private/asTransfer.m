% SPDX-License-Identifier: Apache-2.0
function s = asTransfer(s)
% The parts of a system as transfer functions.
if strcmp(s.kind, 'tf'), return, end
if strcmp(s.kind, 'ss'), s = asZeros(s); end
t = rmfield(s, {'z', 'p', 'k'});
t.kind = 'tf';
t.num = cell(size(s.k));
t.den = t.num;
for i = 1:numel(s.k)
    t.num{i} = s.k(i)*realPoly(s.z{i});
    t.den{i} = realPoly(s.p{i});
end
s = t;
end

function c = realPoly(r)
c = poly(r(:));
if norm(imag(c)) <= 1e-8*norm(c), c = real(c); end
end
