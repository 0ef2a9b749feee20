% SPDX-License-Identifier: Apache-2.0
function q = marcumq(a, b, m)
% Marcum's Q function of order m (1): the part of the noncentral chi-square distribution with 2*m degrees of freedom and noncentrality a^2 above b^2.
% Example: q = marcumq(1, 2)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3, m = 1; end
q = ncx2cdf(b.^2, 2*m, a.^2, 'upper');
end
