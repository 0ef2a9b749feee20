% SPDX-License-Identifier: Apache-2.0
function r = poissrnd(lambda, varargin)
% Random numbers of the Poisson distribution with parameters lambda; sizes as those of rand.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
s = randomSize('poissrnd', {lambda}, varargin);
refused = (~(lambda >= 0)) & true(s);
r = poissinv(rand(s), lambda + zeros(s));
r(refused) = NaN;
end
