% SPDX-License-Identifier: Apache-2.0
function r = raylrnd(b, varargin)
% Random numbers of the Rayleigh distribution with parameters b; sizes as those of rand.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
s = randomSize('raylrnd', {b}, varargin);
refused = (~(b > 0)) & true(s);
r = raylinv(rand(s), b + zeros(s));
r(refused) = NaN;
end
