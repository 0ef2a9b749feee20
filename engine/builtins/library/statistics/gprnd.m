% SPDX-License-Identifier: Apache-2.0
function r = gprnd(k, sigma, theta, varargin)
% Random numbers of the generalized Pareto distribution with parameters k, sigma, theta; sizes as those of rand.
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
s = randomSize('gprnd', {k, sigma, theta}, varargin);
refused = (~(sigma > 0)) & true(s);
r = gpinv(rand(s), k + zeros(s), sigma + zeros(s), theta + zeros(s));
r(refused) = NaN;
end
