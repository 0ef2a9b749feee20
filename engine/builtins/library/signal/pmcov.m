% SPDX-License-Identifier: Apache-2.0
function [p, f] = pmcov(x, order, varargin)
% Power spectral density by the autoregressive model of the modified covariance method: [p, w] = pmcov(x, order, nfft),
% [p, f] = pmcov(x, order, nfft, fs).
% Example: p = pmcov(sin(1:64) + 0.1*cos((1:64).^2), 4);
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[a, e] = armcov(x(:), order);
[p, f] = modelSpectrum(a, e, isreal(x), varargin);
end
