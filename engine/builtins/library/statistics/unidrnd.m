% SPDX-License-Identifier: Apache-2.0
function r = unidrnd(n, varargin)
% Random numbers of the discrete uniform distribution with parameters n; sizes as those of rand.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
s = randomSize('unidrnd', {n}, varargin);
refused = (~(n >= 1 & n == fix(n))) & true(s);
r = ceil(n .* rand(s));
r(refused) = NaN;
end
