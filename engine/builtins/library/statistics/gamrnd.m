% SPDX-License-Identifier: Apache-2.0
function r = gamrnd(a, b, varargin)
% Random numbers of the gamma distribution with parameters a, b; sizes as those of rand.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
s = randomSize('gamrnd', {a, b}, varargin);
refused = (~(a > 0 & b > 0)) & true(s);
r = b .* standardGamma(a + zeros(s));
r(refused) = NaN;
end
