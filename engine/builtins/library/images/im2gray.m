% SPDX-License-Identifier: Apache-2.0
function y = im2gray(x)
% A colour image as rgb2gray makes it grey; an image that is grey stays as it is.
% Example: y = im2gray(uint8([1 2; 3 4]))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
validateattributes(x, {'uint8', 'uint16', 'int16', 'double', 'single'}, {}, 'im2gray', 'I', 1);
if ismatrix(x)
    y = x;
elseif ndims(x) == 3 && size(x, 3) == 3
    y = rgb2gray(x);
else
    error('MATLAB:images:im2gray:invalidSize', 'Expected input number 1, I, to be an M-by-N or an M-by-N-by-3 array.');
end
end
