% SPDX-License-Identifier: Apache-2.0
function w = blackman(n, varargin)
% Blackman window of n points, a column; 'periodic' leaves out the last point of a window of n + 1.
% Example: w = blackman(8)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[n, w, done, m] = windowArguments('blackman', n, varargin);
if done, return; end
k = (0:n - 1)';
% The ends are 0 but for rounding.
w = max(0.42 - 0.5*cos(2*pi*k/m) + 0.08*cos(4*pi*k/m), 0);
end
