% SPDX-License-Identifier: Apache-2.0
function r = chi2rnd(v, varargin)
% Random numbers of the chi-square distribution with parameters v; sizes as those of rand.
[s, refused] = randomSize('chi2', {v}, varargin);
r = 2 * standardGamma(v / 2 + zeros(s));
r(refused) = NaN;
end
