% SPDX-License-Identifier: Apache-2.0
function [C, f] = mscohere(x, y, varargin)
% Magnitude-squared coherence of two signals: mscohere(x, y, window, noverlap, nfft, fs), see pwelch.
% Example: C = mscohere(cos(0:63)', sin((0:63).^2)', 16)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[Pxx, Pyy, Pxy, n, rate, range, ~, isReal] = crossSpectra('mscohere', x, y, varargin);
[C, f] = spectrumGrid('mscohere', abs(Pxy).^2./(Pxx.*Pyy), n, rate, range, isReal, false);
if nargout == 0
    plotResponse(f, C, ~isempty(rate), 'Magnitude-Squared Coherence')
    title('Coherence Estimate via Welch')
    clear C
end
end
