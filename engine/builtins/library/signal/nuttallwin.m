% SPDX-License-Identifier: Apache-2.0
function w = nuttallwin(n, varargin)
% Nuttall's minimum four-term Blackman-Harris window of n points, a column; 'periodic' leaves out the last of n + 1.
% Example: w = nuttallwin(8)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[n, w, done, m] = windowArguments('nuttallwin', n, varargin);
if done, return, end
k = 2*pi*(0:n - 1)'/m;
w = 0.3635819 - 0.4891775*cos(k) + 0.1365995*cos(2*k) - 0.0106411*cos(3*k);
end
