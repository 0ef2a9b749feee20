% SPDX-License-Identifier: Apache-2.0
function [S, f, t] = stft(x, varargin)
% Short-time Fourier transform, a column for each segment: stft(x), stft(x, fs), with 'Window' (hann of 128), 'OverlapLength' (3/4), 'FFTLength',
% 'FrequencyRange' ('centered', 'twosided', 'onesided').
% Example: [S, f, t] = stft(cos(2*pi*(0:63)'/8), 8, 'Window', hann(16, 'periodic'), 'OverlapLength', 8)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
fs = [];
if ~isempty(varargin) && isnumeric(varargin{1}), fs = varargin{1}; varargin(1) = []; end
[w, step, n, range] = stftOptions('stft', varargin);
if isvector(x), x = x(:); end
m = numel(w);
segments = floor((size(x, 1) - m)/step) + 1;
if segments < 1, error('signal:stft:SignalTooShort', 'The signal must be at least as long as the window.'); end
S = zeros(n, segments, size(x, 2));
for c = 1:size(x, 2)
    column = x(:, c);
    S(:, :, c) = fft(w.*column((1:m).' + step*(0:segments - 1)), n, 1);
end
k = (0:n - 1).';
switch range
    case 'centered'
        S = circshift(S, floor((n - 1)/2), 1);
        k = k - floor((n - 1)/2);
    case 'onesided'
        k = k(1:floor(n/2) + 1);
        S = S(1:numel(k), :, :);
end
t = (m/2 + step*(0:segments - 1)).';
if isempty(fs), f = 2*pi*k/n; else, f = fs*k/n; t = t/fs; end
if nargout == 0
    imagesc(t, f, 20*log10(abs(S(:, :, 1)) + realmin))
    axis xy
    if isempty(fs), xlabel('Samples'), ylabel('Frequency (rad/sample)'), else, xlabel('Time (s)'), ylabel('Frequency (Hz)'), end
    colorbar
    clear S
end
end
