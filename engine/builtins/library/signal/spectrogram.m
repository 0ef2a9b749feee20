% SPDX-License-Identifier: Apache-2.0
function [S, f, t, P] = spectrogram(x, varargin)
% Short-time Fourier transform, a column for each segment: spectrogram(x, window, noverlap, nfft, fs).
% Eight segments with half overlap and a Hamming window unless said; 'onesided', 'twosided', 'centered';
% 'psd' or 'power' for P. Rows are frequencies f, columns the times t of the segments' middles.
% Example: [S, f, t] = spectrogram(cos(2*pi*(0:63)'/8), 16, 8, 16, 8)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[args, range, scaling] = estimatorOptions('spectrogram', varargin);
args(end + 1:4) = {[]};
[window, overlap, n, rate] = args{1:4};
if ~isfloat(x) || ~isvector(x)
    error('signal:spectrogram:InvalidInput', 'X must be a floating-point vector.');
end
x = x(:);
[w, ~, starts] = estimatorWindow('spectrogram', numel(x), window, overlap);
if isempty(n), n = max(256, 2^nextpow2(numel(w))); end
long = numel(w);
parts = w.*x((1:long)' + starts);
S = fft(parts, max(n, long), 1);
if long > n
    parts(n*ceil(long/n), 1) = 0;
    S = fft(permute(sum(reshape(parts, n, [], numel(starts)), 2), [1 3 2]), [], 1);
end
scale = sum(w.^2);
cycle = 2*pi;
if ~isempty(rate), cycle = rate; end
if strcmp(scaling, 'power')
    scale = sum(w)^2;
else
    scale = scale*cycle;
end
P = spectrumGrid('spectrogram', abs(S).^2/scale, n, rate, range, isreal(x), true);
[S, f] = spectrumGrid('spectrogram', S, n, rate, range, isreal(x), false);
t = (starts + long/2)/(cycle/(1 + (2*pi - 1)*isempty(rate)));
if nargout == 0
    level = 10*log10(P + realmin).';
    if isempty(rate)
        imagesc(f/pi, t, level)
        xlabel('Normalized Frequency (\times\pi rad/sample)'), ylabel('Samples')
    else
        imagesc(f, t, level)
        xlabel('Frequency (Hz)'), ylabel('Time (s)')
    end
    axis xy
    colorbar
    clear S
end
end
