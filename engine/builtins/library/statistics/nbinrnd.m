% SPDX-License-Identifier: Apache-2.0
function r = nbinrnd(r, q, varargin)
% Random numbers of the negative binomial distribution with parameters r, q; sizes as those of rand.
[s, refused] = randomSize('nbin', {r, q}, varargin);
r = nbininv(rand(s), r + zeros(s), q + zeros(s));
r(refused) = NaN;
end
