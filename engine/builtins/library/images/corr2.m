% SPDX-License-Identifier: Apache-2.0
function r = corr2(x, y)
% Correlation coefficient of two matrices of one size.
% Example: r = corr2(magic(4), magic(4)')
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
validateattributes(x, {'logical', 'numeric'}, {'real', '2d'}, 'corr2', 'A', 1);
validateattributes(y, {'logical', 'numeric'}, {'real', '2d'}, 'corr2', 'B', 2);
if ~isequal(size(x), size(y)), error('images:corr2:notSameSize', 'A and B must be the same size.'); end
x = double(x(:));
y = double(y(:));
x = x - mean(x);
y = y - mean(y);
r = sum(x.*y)/sqrt(sum(x.*x)*sum(y.*y));
end
