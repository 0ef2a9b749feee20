% SPDX-License-Identifier: Apache-2.0
function w = flattopwin(n, varargin)
% Flat top window of n points, a column; 'periodic' leaves out the last point of a window of n + 1.
% Example: w = flattopwin(8)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[n, w, done, m] = windowArguments('flattopwin', n, varargin);
if done, return; end
k = (0:n - 1)';
w = 0.21557895 - 0.41663158*cos(2*pi*k/m) + 0.277263158*cos(4*pi*k/m) ...
    - 0.083578947*cos(6*pi*k/m) + 0.006947368*cos(8*pi*k/m);
end
