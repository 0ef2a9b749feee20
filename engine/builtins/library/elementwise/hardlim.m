% SPDX-License-Identifier: Apache-2.0
function a = hardlim(n)
% The transfer function that is 1 from 0 on, and 0 below; NaN stays.
% Example: a = hardlim([-1 0 1])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
a = double(n >= 0);
a(isnan(n)) = NaN;
end
