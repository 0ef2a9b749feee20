% SPDX-License-Identifier: Apache-2.0
function r = chi2rnd(v, varargin)
% Random numbers of the chi-square distribution with parameters v; sizes as those of rand.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
s = randomSize('chi2rnd', {v}, varargin);
refused = (~(v > 0)) & true(s);
r = 2 * standardGamma(v / 2 + zeros(s));
r(refused) = NaN;
end
