% SPDX-License-Identifier: Apache-2.0
function similarity = jaccard(A, B)
% What two segmentations share, divided by what either has: for binary images a number, for labels and categories a number for each.
% Example: jaccard(logical([1 1 0]), logical([0 1 1]))
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[both, a, b] = sharedPixels('jaccard', A, B);
similarity = both./(a + b - both);
end
