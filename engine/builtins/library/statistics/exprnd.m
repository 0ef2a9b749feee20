% SPDX-License-Identifier: Apache-2.0
function r = exprnd(mu, varargin)
% Random numbers of the exponential distribution with parameters mu; sizes as those of rand.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
s = randomSize('exprnd', {mu}, varargin);
refused = (~(mu > 0)) & true(s);
r = -mu .* log(rand(s));
r(refused) = NaN;
end
