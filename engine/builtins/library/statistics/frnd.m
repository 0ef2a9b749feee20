% SPDX-License-Identifier: Apache-2.0
function r = frnd(v1, v2, varargin)
% Random numbers of the F distribution with parameters v1, v2; sizes as those of rand.
[s, refused] = randomSize('f', {v1, v2}, varargin);
g = standardGamma(v1 / 2 + zeros(s)) ./ v1;
r = g ./ (standardGamma(v2 / 2 + zeros(s)) ./ v2);
r(refused) = NaN;
end
