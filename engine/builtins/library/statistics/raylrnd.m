% SPDX-License-Identifier: Apache-2.0
function r = raylrnd(b, varargin)
% Random numbers of the Rayleigh distribution with parameters b; sizes as those of rand.
[s, refused] = randomSize('rayl', {b}, varargin);
r = raylinv(rand(s), b + zeros(s));
r(refused) = NaN;
end
