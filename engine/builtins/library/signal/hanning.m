% SPDX-License-Identifier: Apache-2.0
function w = hanning(n, varargin)
% Hann window of n points without the two zeros at its ends, a column; 'periodic' begins with a zero.
% Example: w = hanning(5)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[n, w, ~, m] = windowArguments('hanning', n, varargin);
if isempty(w), return; end
if m == n
    w = 0.5 - 0.5*cos(2*pi*(0:n - 1)'/n);
else
    w = 0.5 - 0.5*cos(2*pi*(1:n)'/(n + 1));
end
end
