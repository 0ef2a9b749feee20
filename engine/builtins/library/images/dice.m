% SPDX-License-Identifier: Apache-2.0
function similarity = dice(A, B)
% Twice what two segmentations share, divided by the sum of both: for binary images a number, for labels and categories a number for each.
% Example: dice(logical([1 1 0]), logical([0 1 1]))
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[both, a, b] = sharedPixels('dice', A, B);
similarity = 2*both./(a + b);
end
