% SPDX-License-Identifier: Apache-2.0
function r = hygernd(m, k, n, varargin)
% Random numbers of the hypergeometric distribution with parameters m, k, n; sizes as those of rand.
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
s = randomSize('hygernd', {m, k, n}, varargin);
refused = (~(m >= 0 & k >= 0 & n >= 0 & k <= m & n <= m & m == fix(m) & k == fix(k) & n == fix(n))) & true(s);
r = hygeinv(rand(s), m + zeros(s), k + zeros(s), n + zeros(s));
r(refused) = NaN;
end
