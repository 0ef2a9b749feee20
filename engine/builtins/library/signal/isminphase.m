% SPDX-License-Identifier: Apache-2.0
function tf = isminphase(b, a, tol)
% True where all zeros of the digital filter b/a lie within the unit circle or on it, and its poles within.
% Example: tf = isminphase([1 0.5], 1)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, a = 1; end
if nargin < 3, tol = eps^(2/3); end
tf = all(abs(roots(b)) <= 1 + tol) && all(abs(roots(a)) < 1);
end
