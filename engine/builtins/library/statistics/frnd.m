% SPDX-License-Identifier: Apache-2.0
function r = frnd(v1, v2, varargin)
% Random numbers of the F distribution with parameters v1, v2; sizes as those of rand.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
s = randomSize('frnd', {v1, v2}, varargin);
refused = (~(v1 > 0 & v2 > 0)) & true(s);
g = standardGamma(v1 / 2 + zeros(s)) ./ v1;
r = g ./ (standardGamma(v2 / 2 + zeros(s)) ./ v2);
r(refused) = NaN;
end
