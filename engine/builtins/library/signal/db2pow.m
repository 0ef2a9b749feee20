% SPDX-License-Identifier: Apache-2.0
function y = db2pow(x)
% Powers from decibels, 10.^(x/10).
% Example: y = db2pow([-10 0 30])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
y = 10.^(x/10);
end
