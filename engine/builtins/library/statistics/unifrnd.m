% SPDX-License-Identifier: Apache-2.0
function r = unifrnd(a, b, varargin)
% Random numbers of the continuous uniform distribution with parameters a, b; sizes as those of rand.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
s = randomSize('unifrnd', {a, b}, varargin);
refused = (~(a < b)) & true(s);
r = a + (b - a) .* rand(s);
r(refused) = NaN;
end
