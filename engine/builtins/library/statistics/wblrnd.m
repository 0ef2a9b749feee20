% SPDX-License-Identifier: Apache-2.0
function r = wblrnd(a, b, varargin)
% Random numbers of the Weibull distribution with parameters a, b; sizes as those of rand.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
s = randomSize('wblrnd', {a, b}, varargin);
refused = (~(a > 0 & b > 0)) & true(s);
r = wblinv(rand(s), a + zeros(s), b + zeros(s));
r(refused) = NaN;
end
