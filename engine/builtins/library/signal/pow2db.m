% SPDX-License-Identifier: Apache-2.0
function y = pow2db(x)
% Powers in decibels, 10*log10(x); a negative power is an error.
% Example: y = pow2db([0.1 1 1000])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isreal(x) || any(x(:) < 0)
    error('signal:pow2db:InvalidInput', 'The power value must be non-negative.');
end
% 300 dB are added and taken away so that powers of ten give whole numbers.
y = (10*log10(x) + 300) - 300;
end
