% SPDX-License-Identifier: Apache-2.0
function y = rectpuls(t, width)
% Rectangle of height 1 and a width (1) about 0, at the times t.
% Example: y = rectpuls(-1:0.25:1)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, width = 1; end
y = double(t >= -width/2 & t < width/2);
end
