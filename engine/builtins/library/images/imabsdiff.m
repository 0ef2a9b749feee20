% SPDX-License-Identifier: Apache-2.0
function z = imabsdiff(x, y)
% Absolute difference of two arrays of one class and size, in that class.
% Example: z = imabsdiff(uint8([1 9]), uint8([4 2]))
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
sameImages('imabsdiff', x, y);
if islogical(x)
    z = xor(x, y);
else
    z = max(x, y) - min(x, y);
end
end
