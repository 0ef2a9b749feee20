% SPDX-License-Identifier: Apache-2.0
function z = immultiply(x, y)
% Product of an image and an image or scalar, rounded and saturated in the class of x.
% Example: z = immultiply(uint8([200 10]), 1.25)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if islogical(x) && ~islogical(y) && ~isscalar(y)
    z = immultiply(y, x);
elseif islogical(x) && islogical(y)
    z = x & y;
else
    z = imageArithmetic('immultiply', @times, x, y, '');
end
end
