% SPDX-License-Identifier: Apache-2.0
function y = fpdf(x, varargin)
% Density of the F distribution at x;
% parameters v1, v2.
[unknown, x, v1, v2] = distributionInputs('f', 'pdf', {x}, varargin);
% As a binomial term (Loader 2000) of p = v1*x/(v2 + v1*x), or of one success more.
[s, e] = exactProduct(v1, x);
[d, dl] = exactSum(s, v2);
dl = dl + e;
[p, pl] = exactQuotient(s, e, d, dl);
[q, ql] = exactQuotient(v2, 0, d, dl);
many = v1 >= 2;
y = v1 .* v1 .* q ./ (2 * p .* (v1 + v2)) .* binomialTerm(v1 / 2, v2 / 2, p, pl, q, ql);
y(many) = v1(many) .* q(many) / 2 .* binomialTerm(v1(many) / 2 - 1, v2(many) / 2, p(many), pl(many), q(many), ql(many));
wide = isinf(v2) & isfinite(v1);
y(wide) = v1(wide) / 2 .* gammaDensity(x(wide) .* v1(wide) / 2, 0, v1(wide) / 2);
y(x == 0) = 0;
y(x == 0 & v1 < 2) = Inf;
y(x == 0 & v1 == 2) = 1;
y(x < 0 | x == Inf) = 0;
y(unknown) = NaN;
end
