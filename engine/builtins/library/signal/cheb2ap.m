% SPDX-License-Identifier: Apache-2.0
function [z, p, k] = cheb2ap(n, Rs)
% Inverse Chebyshev analogue low pass of order n, Rs decibels down from the frequency 1 on.
% Example: [z, p, k] = cheb2ap(3, 40)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
checkOrder('cheb2ap', n);
[z, p, k] = cheby2(n, Rs, 1, 's');
end
