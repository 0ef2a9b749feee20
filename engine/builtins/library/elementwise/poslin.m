% SPDX-License-Identifier: Apache-2.0
function a = poslin(n)
% The transfer function max(0, n); NaN stays.
% Example: a = poslin([-1 0 1])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
a = max(0, n);
a(isnan(n)) = NaN;
end
