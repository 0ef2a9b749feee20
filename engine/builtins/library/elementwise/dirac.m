% SPDX-License-Identifier: Apache-2.0
function y = dirac(n, x)
% Inf at 0 and 0 elsewhere; dirac(n, x) is the n-th derivative, which has no value at 0.
% Example: y = dirac([-1 0 1])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, x = n; n = 0; end
y = zeros(size(x + n), 'like', x);
y(isnan(x + n)) = NaN;
y(x == 0 & n == 0) = Inf;
y(x == 0 & n > 0) = NaN;
end
