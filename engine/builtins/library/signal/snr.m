% SPDX-License-Identifier: Apache-2.0
function [r, noise] = snr(x, varargin)
% Signal to noise ratio in decibels. snr(x, y): of a signal x and noise y of its size. snr(x, fs, n):
% the power of the strongest tone of x over that of all else but the mean and the first n harmonics
% (6 unless said); snr(pxx, f, n, 'psd') of a density, snr(sxx, f, rbw, n, 'power') of a power
% spectrum, 'aliased' for harmonics above half the rate. Second comes the power of the noise in dB.
% Example: r = snr([1 2 3], [0.1 -0.1 0.1])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin == 2 && isnumeric(varargin{1}) && (~isscalar(varargin{1}) || isscalar(x))
    y = varargin{1};
    if ~isequal(size(x), size(y))
        error('signal:snr:SizeMismatch', 'X and Y must have the same size.');
    end
    noise = 10*log10(mean(abs(y(:)).^2));
    r = 10*log10(sum(abs(x(:)).^2)/sum(abs(y(:)).^2));
    return
end
[pxx, f, rbw, n, aliased] = distortionSpectrum('snr', x, varargin);
if ~(isnumeric(n) && isscalar(n) && n == round(n) && n > 0)
    error('MATLAB:snr:expectedInteger', 'Expected N to be a positive integer.');
end
[tone, f0, taken] = spectralTone(pxx, f, rbw);
for k = 2:n
    [~, ~, at] = spectralTone(pxx, f, rbw, foldedTone(f, k*f0, aliased));
    taken = [taken, at];
end
noise = noisePower(pxx, f, taken);
r = 10*log10(tone/noise);
noise = 10*log10(noise);
if nargout > 0, return, end
plotResponse(f, 10*log10(max(pxx, realmin)*rbw), true, 'Power (dB)')
title(sprintf('SNR: %.2f dB', r))
clear r
end
