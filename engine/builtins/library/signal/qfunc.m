% SPDX-License-Identifier: Apache-2.0
function q = qfunc(x)
% The upper tail of the standard normal distribution.
% Example: q = qfunc(0)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
q = erfc(x/sqrt(2))/2;
end
