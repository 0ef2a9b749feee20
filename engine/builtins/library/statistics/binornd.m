% SPDX-License-Identifier: Apache-2.0
function r = binornd(n, q, varargin)
% Random numbers of the binomial distribution with parameters n, q; sizes as those of rand.
[s, refused] = randomSize('bino', {n, q}, varargin);
r = binoinv(rand(s), n + zeros(s), q + zeros(s));
r(refused) = NaN;
end
