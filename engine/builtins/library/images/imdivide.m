% SPDX-License-Identifier: Apache-2.0
function z = imdivide(x, y)
% Quotient of an image and an image or scalar, rounded and saturated in the class of x.
% Example: z = imdivide(uint8([200 10]), 4)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
z = imageArithmetic('imdivide', @rdivide, x, y, '');
end
