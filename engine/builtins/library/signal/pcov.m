% SPDX-License-Identifier: Apache-2.0
function [p, f] = pcov(x, order, varargin)
% Power spectral density by the autoregressive model of the covariance method: [p, w] = pcov(x, order, nfft),
% [p, f] = pcov(x, order, nfft, fs).
% Example: p = pcov(sin(1:64) + 0.1*cos((1:64).^2), 4);
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[a, e] = arcov(x(:), order);
[p, f] = modelSpectrum(a, e, isreal(x), varargin);
end
