% SPDX-License-Identifier: Apache-2.0
function [f, p] = meanfreq(x, fs)
% Mean frequency of the power spectrum of a signal, in radians a sample or for the rate fs, and the power.
% Example: f = meanfreq(cos(2*pi*(0:63)/8), 8)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, fs = 2*pi; end
[pxx, w] = periodogram(x(:), rectwin(numel(x)), numel(x), fs);
p = sum(pxx)*fs/numel(x);
f = sum(w.*pxx)/sum(pxx);
end
