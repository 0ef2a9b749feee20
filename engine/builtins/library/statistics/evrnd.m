% SPDX-License-Identifier: Apache-2.0
function r = evrnd(mu, sigma, varargin)
% Random numbers of the extreme value (smallest) distribution with parameters mu, sigma; sizes as those of rand.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
s = randomSize('evrnd', {mu, sigma}, varargin);
refused = (~(sigma > 0)) & true(s);
r = evinv(rand(s), mu + zeros(s), sigma + zeros(s));
r(refused) = NaN;
end
