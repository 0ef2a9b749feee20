% SPDX-License-Identifier: Apache-2.0
function r = normrnd(mu, sigma, varargin)
% Random numbers of the normal distribution with parameters mu, sigma; sizes as those of rand.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
s = randomSize('normrnd', {mu, sigma}, varargin);
refused = (~(sigma >= 0)) & true(s);
r = mu + sigma .* randn(s);
r(refused) = NaN;
end
