% SPDX-License-Identifier: Apache-2.0
function y = db2mag(x)
% Magnitudes from decibels, 10.^(x/20).
% Example: y = db2mag([-20 0 20])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
y = 10.^(x/20);
end
