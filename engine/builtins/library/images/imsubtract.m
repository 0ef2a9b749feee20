% SPDX-License-Identifier: Apache-2.0
function z = imsubtract(x, y)
% Difference of an image and an image or scalar, saturated in the class of x.
% Example: z = imsubtract(uint8([200 10]), uint8([100 20]))
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
z = imageArithmetic('imsubtract', @minus, x, y, '');
end
