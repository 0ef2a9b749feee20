% SPDX-License-Identifier: Apache-2.0
function s = integralImage(x, orientation)
% Sums of x above and left of each place, with a row and a column of zeros before: [m+1 n+1].
% Example: s = integralImage(ones(2, 3))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin > 1, validatestring(orientation, {'upright'}, 'integralImage', 'ORIENTATION', 2); end
validateattributes(x, {'numeric', 'logical'}, {'real', 'nonsparse'}, 'integralImage', 'I', 1);
s = padarray(cumsum(cumsum(double(x), 1), 2), [1, 1], 0, 'pre');
end
