% SPDX-License-Identifier: Apache-2.0
function w = tukeywin(n, r)
% Tapered cosine window of n points, a column, whose part r (0.5) is tapered.
% Example: w = tukeywin(8, 0.5)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2 || isempty(r), r = 0.5; end
[n, w, done] = windowArguments('tukeywin', n, {});
if done, return, end
if r <= 0, return, end
if r >= 1
    w = hann(n);
    return
end
t = linspace(0, 1, n)';
per = r/2;
low = floor(per*(n - 1)) + 1;
w(1:low) = (1 + cos(pi/per*(t(1:low) - per)))/2;
high = n - low + 1;
w(high:n) = (1 + cos(pi/per*(t(high:n) - 1 + per)))/2;
end
