% SPDX-License-Identifier: Apache-2.0
function r = unidrnd(n, varargin)
% Random numbers of the discrete uniform distribution with parameters n; sizes as those of rand.
[s, refused] = randomSize('unid', {n}, varargin);
r = ceil(n .* rand(s));
r(refused) = NaN;
end
