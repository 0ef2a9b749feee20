% SPDX-License-Identifier: Apache-2.0
function r = evrnd(mu, sigma, varargin)
% Random numbers of the extreme value (smallest) distribution with parameters mu, sigma; sizes as those of rand.
[s, refused] = randomSize('ev', {mu, sigma}, varargin);
r = evinv(rand(s), mu + zeros(s), sigma + zeros(s));
r(refused) = NaN;
end
