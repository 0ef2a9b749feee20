% SPDX-License-Identifier: Apache-2.0
function [r, power] = sinad(x, varargin)
% Signal to noise and distortion ratio in dBc: the power of the strongest tone over that of all else
% but the mean. sinad(x, fs) of a signal, sinad(pxx, f, 'psd') of a density, sinad(sxx, f, rbw,
% 'power') of a power spectrum; second comes the power of noise and distortion in dB.
% Example: r = sinad(sin(2*pi*(0:999)/20) + 0.01*sin(4*pi*(0:999)/20), 1)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[pxx, f, rbw] = distortionSpectrum('sinad', x, varargin);
[tone, ~, at] = spectralTone(pxx, f, rbw);
noise = noisePower(pxx, f, at);
r = 10*log10(tone/noise);
power = 10*log10(noise);
if nargout > 0, return, end
plotResponse(f, 10*log10(max(pxx, realmin)*rbw), true, 'Power (dB)')
title(sprintf('SINAD: %.2f dB', r))
clear r
end
