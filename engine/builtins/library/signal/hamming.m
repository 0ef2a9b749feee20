% SPDX-License-Identifier: Apache-2.0
function w = hamming(n, varargin)
% Hamming window of n points, a column; 'periodic' leaves out the last point of a window of n + 1.
% Example: w = hamming(8)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[n, w, done, m] = windowArguments('hamming', n, varargin);
if done, return; end
k = (0:n - 1)';
w = 0.54 - 0.46*cos(2*pi*k/m);
end
