% SPDX-License-Identifier: Apache-2.0
function f = medfreq(x, fs)
% Frequency with half the power of a signal below it, in radians a sample or for the rate fs.
% Example: f = medfreq(cos(2*pi*(0:63)/8), 8)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, fs = 2*pi; end
[pxx, w] = periodogram(x(:), rectwin(numel(x)), numel(x), fs);
edge = [w(1); (w(1:end - 1) + w(2:end))/2; w(end)];
total = [0; cumsum(pxx)/sum(pxx)];
keep = [true; diff(total) > 0];
f = interp1(total(keep), edge(keep), 0.5);
end
