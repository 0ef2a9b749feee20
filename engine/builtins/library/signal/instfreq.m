% SPDX-License-Identifier: Apache-2.0
function [f, t] = instfreq(x, fs)
% Frequency of a signal at each time by the phase of its analytic signal, for the rate fs (2*pi).
% Example: f = instfreq(cos(2*pi*(0:63)/8), 8);
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, fs = 2*pi; end
x = x(:);
f = fs/(2*pi)*diff(unwrap(angle(hilbert(x))));
t = ((1:numel(f)).' - 0.5)/fs;
end
