% SPDX-License-Identifier: Apache-2.0
function [p, f] = pburg(x, order, varargin)
% Power spectral density by Burg's autoregressive model: [p, w] = pburg(x, order, nfft), [p, f] = pburg(x, order, nfft, fs).
% Example: p = pburg(sin(1:64), 4)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[a, e] = arburg(x(:), order);
[p, f] = modelSpectrum(a, e, isreal(x), varargin);
end
