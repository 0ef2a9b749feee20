% SPDX-License-Identifier: Apache-2.0
function x = unifinv(p, varargin)
% Quantile of the continuous uniform distribution for the probability p;
% parameters a (0), b (1).
[unknown, p, a, b] = distributionInputs('unif', 'inv', {p}, varargin);
x = a + p .* (b - a);
x(unknown) = NaN;
end
