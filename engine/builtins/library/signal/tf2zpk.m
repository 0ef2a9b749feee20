% SPDX-License-Identifier: Apache-2.0
function [z, p, k] = tf2zpk(b, a)
% Zeros, poles and gain of the digital filter b/a, its coefficients in powers of 1/z.
% Example: [z, p, k] = tf2zpk([1 2], [1 0.5 0.25])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
n = max(numel(b), numel(a));
b = [b(:).', zeros(1, n - numel(b))];
a = [a(:).', zeros(1, n - numel(a))];
[z, p, k] = tf2zp(b/a(1), a/a(1));
end
