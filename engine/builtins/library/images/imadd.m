% SPDX-License-Identifier: Apache-2.0
function z = imadd(x, y, kind)
% Sum of an image and an image or scalar, saturated in the class of x or in the one named.
% Example: z = imadd(uint8([200 10]), uint8([100 10]))
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3, kind = ''; end
z = imageArithmetic('imadd', @plus, x, y, char(kind));
end
