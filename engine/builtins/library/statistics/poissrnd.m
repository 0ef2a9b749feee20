% SPDX-License-Identifier: Apache-2.0
function r = poissrnd(lambda, varargin)
% Random numbers of the Poisson distribution with parameters lambda; sizes as those of rand.
[s, refused] = randomSize('poiss', {lambda}, varargin);
r = poissinv(rand(s), lambda + zeros(s));
r(refused) = NaN;
end
