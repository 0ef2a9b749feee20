% SPDX-License-Identifier: Apache-2.0
function r = lognrnd(mu, sigma, varargin)
% Random numbers of the lognormal distribution with parameters mu, sigma; sizes as those of rand.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
s = randomSize('lognrnd', {mu, sigma}, varargin);
refused = (~(sigma >= 0)) & true(s);
r = exp(mu + sigma .* randn(s));
r(refused) = NaN;
end
