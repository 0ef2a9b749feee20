% SPDX-License-Identifier: Apache-2.0
function r = exprnd(mu, varargin)
% Random numbers of the exponential distribution with parameters mu; sizes as those of rand.
[s, refused] = randomSize('exp', {mu}, varargin);
r = -mu .* log(rand(s));
r(refused) = NaN;
end
