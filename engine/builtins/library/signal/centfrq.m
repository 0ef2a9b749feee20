% SPDX-License-Identifier: Apache-2.0
function [f, x, wave] = centfrq(name, steps)
% The frequency of a wave that is most like a wavelet: the peak of its Fourier transform on wavefun's grid of steps (8).
% Example: f = centfrq('morl')
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2 || isempty(steps), steps = 8; end
[psi, x] = waveletFunction('centfrq', name, steps);
span = x(end) - x(1);
n = numel(psi);
[~, at] = max(abs(fft(psi)));
if at > n/2, at = n - at + 2; end
f = (at - 1)/span;
wave = cos(2*pi*f*x);
end
