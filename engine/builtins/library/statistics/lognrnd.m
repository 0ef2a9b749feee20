% SPDX-License-Identifier: Apache-2.0
function r = lognrnd(mu, sigma, varargin)
% Random numbers of the lognormal distribution with parameters mu, sigma; sizes as those of rand.
s = randomSize('logn', {mu, sigma}, varargin);
refused = ~(sigma >= 0) & true(s); % no spread at all is allowed
r = exp(mu + sigma .* randn(s));
r(refused) = NaN;
end
