% SPDX-License-Identifier: Apache-2.0
function [r, power, freq] = thd(x, varargin)
% Total harmonic distortion in dBc: the power of the harmonics 2 to n of the strongest tone over its
% own. thd(x, fs, n) of a signal (n is 6 unless said), thd(pxx, f, n, 'psd') of a density and
% thd(sxx, f, rbw, n, 'power') of a power spectrum; 'aliased' counts harmonics above half the rate
% where they fold to. Second and third come power (dB) and frequency of the harmonics.
% Example: r = thd(sin(2*pi*(0:999)/20) + 0.01*sin(4*pi*(0:999)/20), 1)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[pxx, f, rbw, n, aliased] = distortionSpectrum('thd', x, varargin);
if ~(isnumeric(n) && isscalar(n) && n == round(n) && n > 1)
    error('MATLAB:thd:expectedInteger', 'Expected N to be an integer greater than 1.');
end
power = NaN(n, 1);
freq = NaN(n, 1);
[power(1), freq(1)] = spectralTone(pxx, f, rbw);
for k = 2:n
    [power(k), freq(k)] = spectralTone(pxx, f, rbw, foldedTone(f, k*freq(1), aliased));
end
r = 10*log10(sum(power(2:n), 'omitnan')/power(1));
power = 10*log10(power);
if nargout > 0, return, end
plotResponse(f, 10*log10(max(pxx, realmin)*rbw), true, 'Power (dB)')
title(sprintf('THD: %.2f dBc', r))
clear r
end
