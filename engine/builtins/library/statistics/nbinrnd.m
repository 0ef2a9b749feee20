% SPDX-License-Identifier: Apache-2.0
function r = nbinrnd(r, q, varargin)
% Random numbers of the negative binomial distribution with parameters r, q; sizes as those of rand.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
s = randomSize('nbinrnd', {r, q}, varargin);
refused = (~(r > 0 & q > 0 & q <= 1)) & true(s);
r = nbininv(rand(s), r + zeros(s), q + zeros(s));
r(refused) = NaN;
end
