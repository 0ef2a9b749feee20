% SPDX-License-Identifier: Apache-2.0
function r = gamrnd(a, b, varargin)
% Random numbers of the gamma distribution with parameters a, b; sizes as those of rand.
[s, refused] = randomSize('gam', {a, b}, varargin);
r = b .* standardGamma(a + zeros(s));
r(refused) = NaN;
end
