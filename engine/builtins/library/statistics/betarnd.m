% SPDX-License-Identifier: Apache-2.0
function r = betarnd(a, b, varargin)
% Random numbers of the beta distribution with parameters a, b; sizes as those of rand.
[s, refused] = randomSize('beta', {a, b}, varargin);
g = standardGamma(a + zeros(s));
r = g ./ (g + standardGamma(b + zeros(s)));
r(refused) = NaN;
end
