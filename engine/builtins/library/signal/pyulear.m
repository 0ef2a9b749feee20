% SPDX-License-Identifier: Apache-2.0
function [p, f] = pyulear(x, order, varargin)
% Power spectral density by Yule's and Walker's autoregressive model; arguments as those of pburg.
% Example: p = pyulear(sin(1:64), 4)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[a, e] = aryule(x(:), order);
[p, f] = modelSpectrum(a, e, isreal(x), varargin);
end
