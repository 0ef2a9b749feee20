% SPDX-License-Identifier: Apache-2.0
function tf = ismaxphase(b, a, tol)
% True where all zeros of the digital filter b/a lie outside of the unit circle or on it, and its poles within.
% Example: tf = ismaxphase([0.5 1], 1)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, a = 1; end
if nargin < 3, tol = eps^(2/3); end
tf = all(abs(roots(b)) >= 1 - tol) && all(abs(roots(a)) < 1) && numel(roots(b)) == numel(b) - 1;
end
