% SPDX-License-Identifier: Apache-2.0
function X = pagemldivide(A, B)
% Solves A(:, :, k)*X(:, :, k) = B(:, :, k) for each page; one page beside several counts for all.
% Example: X = pagemldivide(cat(3, 2, 4), 8)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if size(A, 1) ~= size(B, 1), error('MATLAB:dimagree', 'Pages must have the same number of rows.'); end
[a, b] = deal(size(A), size(B));
n = max(ndims(A), ndims(B));
a(end + 1:n) = 1;
b(end + 1:n) = 1;
[pa, pb] = deal(a(3:end), b(3:end));
if any(pa ~= pb & pa ~= 1 & pb ~= 1), error('MATLAB:dimagree', 'Pages must have compatible sizes.'); end
pages = max(pa, pb);
pages(pa == 0 | pb == 0) = 0;
A = repmat(A, [1 1 pages./max(pa, 1)]);
B = repmat(B, [1 1 pages./max(pb, 1)]);
X = zeros([size(A, 2) size(B, 2) pages], class(A(1:0) + B(1:0)));
for k = 1:prod(pages), X(:, :, k) = A(:, :, k)\B(:, :, k); end
end
