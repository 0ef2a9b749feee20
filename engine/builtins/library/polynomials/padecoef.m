% SPDX-License-Identifier: Apache-2.0
function [num, den] = padecoef(T, n)
% Numerator and denominator of the Pade approximant of order n (1) of the delay exp(-T*s).
% Example: [num, den] = padecoef(1, 1)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, n = 1; end
validateattributes(T, {'single', 'double'}, {'scalar', 'real', 'nonnegative', 'finite'}, 'padecoef', 'T', 1);
validateattributes(n, {'single', 'double'}, {'scalar', 'integer', 'nonnegative'}, 'padecoef', 'N', 2);
if T == 0, num = 1; den = 1; return, end
% Of s^k: (2n-k)!/(k!(n-k)!) T^k, from s^n down, each from the one before.
den = ones(1, n + 1);
for k = n:-1:1, den(n - k + 2) = den(n - k + 1)*(2*n - k + 1)*k/((n - k + 1)*T); end
num = den.*(-1).^(n:-1:0);
end
