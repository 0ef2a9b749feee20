% SPDX-License-Identifier: Apache-2.0
function range = getrangefromclass(x)
% The least and greatest values of images of the class of x: [0 255] of uint8, [0 1] of floating-point and logical ones.
% Example: range = getrangefromclass(uint8(7))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
validateattributes(x, {'numeric', 'logical'}, {}, 'getrangefromclass', 'I', 1);
range = [0 1];
if isinteger(x), range = double([intmin(class(x)) intmax(class(x))]); end
end
