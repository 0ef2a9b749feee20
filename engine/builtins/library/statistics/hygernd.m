% SPDX-License-Identifier: Apache-2.0
function r = hygernd(m, k, n, varargin)
% Random numbers of the hypergeometric distribution with parameters m, k, n; sizes as those of rand.
[s, refused] = randomSize('hyge', {m, k, n}, varargin);
r = hygeinv(rand(s), m + zeros(s), k + zeros(s), n + zeros(s));
r(refused) = NaN;
end
