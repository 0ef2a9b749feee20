% SPDX-License-Identifier: Apache-2.0
function a = hardlims(n)
% The transfer function that is 1 from 0 on, and -1 below; NaN stays.
% Example: a = hardlims([-1 0 1])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
a = 2*(n >= 0) - 1;
a(isnan(n)) = NaN;
end
