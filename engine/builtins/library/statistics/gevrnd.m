% SPDX-License-Identifier: Apache-2.0
function r = gevrnd(k, sigma, mu, varargin)
% Random numbers of the generalized extreme value distribution with parameters k, sigma, mu; sizes as those of rand.
[s, refused] = randomSize('gev', {k, sigma, mu}, varargin);
r = gevinv(rand(s), k + zeros(s), sigma + zeros(s), mu + zeros(s));
r(refused) = NaN;
end
