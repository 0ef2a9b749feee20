% SPDX-License-Identifier: Apache-2.0
function r = gprnd(k, sigma, theta, varargin)
% Random numbers of the generalized Pareto distribution with parameters k, sigma, theta; sizes as those of rand.
[s, refused] = randomSize('gp', {k, sigma, theta}, varargin);
r = gpinv(rand(s), k + zeros(s), sigma + zeros(s), theta + zeros(s));
r(refused) = NaN;
end
