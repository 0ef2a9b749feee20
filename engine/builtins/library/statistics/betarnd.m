% SPDX-License-Identifier: Apache-2.0
function r = betarnd(a, b, varargin)
% Random numbers of the beta distribution with parameters a, b; sizes as those of rand.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
s = randomSize('betarnd', {a, b}, varargin);
refused = (~(a > 0 & b > 0)) & true(s);
g = standardGamma(a + zeros(s));
r = g ./ (g + standardGamma(b + zeros(s)));
r(refused) = NaN;
end
