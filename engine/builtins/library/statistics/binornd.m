% SPDX-License-Identifier: Apache-2.0
function r = binornd(n, q, varargin)
% Random numbers of the binomial distribution with parameters n, q; sizes as those of rand.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
s = randomSize('binornd', {n, q}, varargin);
refused = (~(n >= 0 & n == fix(n) & q >= 0 & q <= 1)) & true(s);
r = binoinv(rand(s), n + zeros(s), q + zeros(s));
r(refused) = NaN;
end
