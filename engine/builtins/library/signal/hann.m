% SPDX-License-Identifier: Apache-2.0
function w = hann(n, varargin)
% Hann window of n points, a column, zero at both ends; 'periodic' leaves out the last of n + 1.
% Example: w = hann(8)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[n, w, done, m] = windowArguments('hann', n, varargin);
if done, return; end
k = (0:n - 1)';
w = 0.5 - 0.5*cos(2*pi*k/m);
end
