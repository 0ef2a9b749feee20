% SPDX-License-Identifier: Apache-2.0
function x = unidinv(p, varargin)
% Quantile of the discrete uniform distribution for the probability p;
% parameters n.
[unknown, p, n] = distributionInputs('unid', 'inv', {p}, varargin);
x = ceil(n .* p);
x(p == 0) = NaN;
x(unknown) = NaN;
end
