% SPDX-License-Identifier: Apache-2.0
function w = blackmanharris(n, varargin)
% Four-term Blackman-Harris window of n points, a column; 'periodic' leaves out the last of n + 1.
% Example: w = blackmanharris(8)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[n, w, done, m] = windowArguments('blackmanharris', n, varargin);
if done, return; end
k = (0:n - 1)';
w = 0.35875 - 0.48829*cos(2*pi*k/m) + 0.14128*cos(4*pi*k/m) - 0.01168*cos(6*pi*k/m);
end
