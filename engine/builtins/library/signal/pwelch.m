% SPDX-License-Identifier: Apache-2.0
function [Pxx, f] = pwelch(x, varargin)
% Power spectral density by averaged periodograms (Welch): pwelch(x, window, noverlap, nfft, fs).
% Eight segments with half overlap and a Hamming window unless said; 'onesided', 'twosided', 'centered';
% 'psd' or 'power'. Without fs f is in radians a sample.
% Example: [Pxx, f] = pwelch(cos(2*pi*(0:63)'/8), 16, 8, 16, 8)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[Pxx, ~, ~, n, rate, range, ~, isReal] = crossSpectra('pwelch', x, x, varargin);
[Pxx, f] = spectrumGrid('pwelch', Pxx, n, rate, range, isReal, true);
if nargout == 0
    label = 'Power/frequency (dB/(rad/sample))';
    if ~isempty(rate), label = 'Power/frequency (dB/Hz)'; end
    plotResponse(f, 10*log10(abs(Pxx)), ~isempty(rate), label)
    title('Welch Power Spectral Density Estimate')
    clear Pxx
end
end
