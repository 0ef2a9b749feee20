% SPDX-License-Identifier: Apache-2.0
function [H, f] = tfestimate(x, y, varargin)
% Transfer function from x to y by averaged periodograms: tfestimate(x, y, window, noverlap, nfft, fs).
% Example: H = tfestimate(cos((0:63).^2)', 2*cos((0:63).^2)', 16)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[Pxx, ~, Pxy, n, rate, range, ~, isReal] = crossSpectra('tfestimate', x, y, varargin);
[H, f] = spectrumGrid('tfestimate', conj(Pxy)./Pxx, n, rate, range, isReal, false);
if nargout == 0
    plotResponse(f, 20*log10(abs(H)), ~isempty(rate), 'Magnitude (dB)')
    title('Transfer Function Estimate')
    clear H
end
end
