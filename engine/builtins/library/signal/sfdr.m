% SPDX-License-Identifier: Apache-2.0
function [r, power, freq] = sfdr(x, varargin)
% Spurious free dynamic range in dBc: the power of the strongest tone over that of the next one.
% sfdr(x, fs, msd) of a signal, sfdr(pxx, f, msd, 'psd') of a density, sfdr(sxx, f, msd, 'power') of a
% power spectrum; tones within msd of the strongest are part of it. Second and third come power (dB)
% and frequency of the spur.
% Example: r = sfdr(sin(2*pi*(0:999)/20) + 0.01*sin(2*pi*(0:999)/7), 1)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
isPower = any(cellfun(@(a) (ischar(a) || isstring(a)) && strcmpi(a, 'power'), varargin));
msd = 0;
if nargin > 2 && isnumeric(varargin{2}), msd = varargin{2}; varargin(2) = []; end
if isPower, varargin = {varargin{1}, mean(diff(varargin{1})), varargin{2:end}}; end
[pxx, f, rbw] = distortionSpectrum('sfdr', x, varargin);
[tone, f0, at] = spectralTone(pxx, f, rbw);
rest = pxx;
rest(at) = 0;
rest(abs(f - f0) < msd) = 0;
[power, freq] = spectralTone(rest, f, rbw);
r = 10*log10(tone/power);
power = 10*log10(power);
if nargout > 0, return, end
plotResponse(f, 10*log10(max(pxx, realmin)*rbw), true, 'Power (dB)')
title(sprintf('SFDR: %.2f dB', r))
clear r
end
