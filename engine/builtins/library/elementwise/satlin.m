% SPDX-License-Identifier: Apache-2.0
function a = satlin(n)
% The transfer function that is n between 0 and 1, and its ends beyond; NaN stays.
% Example: a = satlin([-1 0.5 2])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
a = max(0, min(1, n));
a(isnan(n)) = NaN;
end
