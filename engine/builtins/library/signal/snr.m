% SPDX-License-Identifier: Apache-2.0
function r = snr(x, y)
% Ratio of the power of a signal to that of noise y, in decibels.
% Example: r = snr([1 2 3], [0.1 -0.1 0.1])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
r = 10*log10(sum(abs(x(:)).^2)/sum(abs(y(:)).^2));
end
