% SPDX-License-Identifier: Apache-2.0
function c = xcorr2(a, b)
% Two-dimensional cross-correlation of two matrices, or the autocorrelation of one.
% Example: c = xcorr2([1 2; 3 4], [1 1])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, b = a; end
c = conv2(a, rot90(conj(b), 2));
end
