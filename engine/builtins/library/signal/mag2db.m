% SPDX-License-Identifier: Apache-2.0
function y = mag2db(x)
% Magnitudes in decibels, 20*log10(x); NaN where x is negative.
% Example: y = mag2db([0.1 1 10])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
x(x < 0) = NaN;
y = 20*log10(x);
end
