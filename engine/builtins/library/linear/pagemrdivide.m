% SPDX-License-Identifier: Apache-2.0
function X = pagemrdivide(A, B)
% A/B for each page; the pages of the one go with one or as many of the other.
% Example: X = pagemrdivide(cat(3, 2, 4), 2)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
X = pagetranspose(pagemldivide(pagetranspose(B), pagetranspose(A)));
end
