% SPDX-License-Identifier: Apache-2.0
function [S, f, t] = specgram(x, nfft, fs, window, noverlap)
% Short-time Fourier transform of a real signal, the older form of spectrogram: nfft 256, rate 2, Hann window of nfft, half overlap.
% Example: S = specgram(cos(2*pi*(0:63)/8), 16, 8);
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2 || isempty(nfft), nfft = min(256, numel(x)); end
if nargin < 3 || isempty(fs), fs = 2; end
if nargin < 4 || isempty(window), window = hanning(nfft); end
if isscalar(window), window = hanning(window); end
if nargin < 5 || isempty(noverlap), noverlap = ceil(numel(window)/2); end
[S, f, t] = spectrogram(x, window, noverlap, nfft, fs);
t = t - numel(window)/2/fs;
if nargout == 0
    imagesc(t, f, 20*log10(abs(S) + eps)), axis xy
    xlabel('Time'), ylabel('Frequency')
    clear S
end
end
