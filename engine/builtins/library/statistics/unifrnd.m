% SPDX-License-Identifier: Apache-2.0
function r = unifrnd(a, b, varargin)
% Random numbers of the continuous uniform distribution with parameters a, b; sizes as those of rand.
[s, refused] = randomSize('unif', {a, b}, varargin);
r = a + (b - a) .* rand(s);
r(refused) = NaN;
end
