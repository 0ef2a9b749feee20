% SPDX-License-Identifier: Apache-2.0
function r = wblrnd(a, b, varargin)
% Random numbers of the Weibull distribution with parameters a, b; sizes as those of rand.
[s, refused] = randomSize('wbl', {a, b}, varargin);
r = wblinv(rand(s), a + zeros(s), b + zeros(s));
r(refused) = NaN;
end
