% SPDX-License-Identifier: Apache-2.0
function d = mahal(y, x)
% Squared Mahalanobis distances of the rows of y from the sample x.
% Example: d = mahal([0 0; 3 3], [1 2; 2 1; 0 1; 1 0; 2 3])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if size(x, 2) ~= size(y, 2), error('stats:mahal:InputSizeMismatch', 'The inputs must have the same number of columns.'); end
n = size(x, 1);
if n <= size(x, 2), error('stats:mahal:TooFewRows', 'The number of rows of X must exceed the number of columns.'); end
m = mean(x, 1);
[~, R] = qr(x - m, 0);
d = (n - 1)*sum(((y - m)/R).^2, 2);
end
