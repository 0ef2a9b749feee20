% SPDX-License-Identifier: Apache-2.0
function d = dctmtx(n)
% The n-by-n matrix of the orthonormal discrete cosine transform: d*x is dct(x).
% Example: d = dctmtx(4)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
validateattributes(n, {'numeric'}, {'integer', 'scalar', 'positive'}, 'dctmtx', 'N', 1);
n = double(n);
d = sqrt(2/n)*cos(pi*(0:n - 1)'*(2*(0:n - 1) + 1)/(2*n));
d(1, :) = d(1, :)/sqrt(2);
end
