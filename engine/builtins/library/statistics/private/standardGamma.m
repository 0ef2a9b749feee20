% SPDX-License-Identifier: Apache-2.0
function g = standardGamma(a)
% Random numbers of the gamma distribution of shapes a and scale 1 (Marsaglia and Tsang, 2000).
g = NaN(size(a));
shape = a;
small = a < 1;
shape(small) = a(small) + 1;
d = shape - 1 / 3;
c = 1 ./ sqrt(9 * d);
open = find(a > 0 & isfinite(a));
while ~isempty(open)
    z = randn(numel(open), 1);
    u = rand(numel(open), 1);
    di = reshape(d(open), [], 1);
    v = (1 + reshape(c(open), [], 1) .* z).^3;
    taken = v > 0 & log(u) < 0.5 * z.^2 + di - di .* v + di .* log(max(v, realmin));
    g(open(taken)) = di(taken) .* v(taken);
    open = open(~taken);
end
few = small & a > 0;
g(few) = g(few) .* rand(size(g(few))).^(1 ./ a(few));
end
