% SPDX-License-Identifier: Apache-2.0
function r = trnd(v, varargin)
% Random numbers of the Student's t distribution with parameters v; sizes as those of rand.
[s, refused] = randomSize('t', {v}, varargin);
z = randn(s);
r = z ./ sqrt(2 * standardGamma(v / 2 + zeros(s)) ./ v);
r(refused) = NaN;
end
