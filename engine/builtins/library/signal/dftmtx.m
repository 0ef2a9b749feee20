% SPDX-License-Identifier: Apache-2.0
function A = dftmtx(n)
% The matrix of the discrete Fourier transform: dftmtx(n)*x is fft(x).
% Example: A = dftmtx(4)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
A = fft(eye(n));
end
