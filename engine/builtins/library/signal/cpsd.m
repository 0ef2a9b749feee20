% SPDX-License-Identifier: Apache-2.0
function [Pxy, f] = cpsd(x, y, varargin)
% Cross power spectral density by averaged periodograms: cpsd(x, y, window, noverlap, nfft, fs), see pwelch.
% Example: [Pxy, f] = cpsd(cos(0:63)', sin(0:63)', 16)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[~, ~, Pxy, n, rate, range, ~, isReal] = crossSpectra('cpsd', x, y, varargin);
[Pxy, f] = spectrumGrid('cpsd', Pxy, n, rate, range, isReal, true);
if nargout == 0
    label = 'Power/frequency (dB/(rad/sample))';
    if ~isempty(rate), label = 'Power/frequency (dB/Hz)'; end
    plotResponse(f, 10*log10(abs(Pxy)), ~isempty(rate), label)
    title('Welch Cross Power Spectral Density Estimate')
    clear Pxy
end
end
