% SPDX-License-Identifier: Apache-2.0
function r = geornd(q, varargin)
% Random numbers of the geometric distribution with parameters q; sizes as those of rand.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
s = randomSize('geornd', {q}, varargin);
refused = (~(q > 0 & q <= 1)) & true(s);
r = geoinv(rand(s), q + zeros(s));
r(refused) = NaN;
end
