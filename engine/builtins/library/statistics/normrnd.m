% SPDX-License-Identifier: Apache-2.0
function r = normrnd(mu, sigma, varargin)
% Random numbers of the normal distribution with parameters mu, sigma; sizes as those of rand.
s = randomSize('norm', {mu, sigma}, varargin);
refused = ~(sigma >= 0) & true(s); % no spread at all is allowed
r = mu + sigma .* randn(s);
r(refused) = NaN;
end
