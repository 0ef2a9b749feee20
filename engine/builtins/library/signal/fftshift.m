% SPDX-License-Identifier: Apache-2.0
function Y = fftshift(X, dim)
% Moves the zero frequency to the middle: halves of each dimension, or of dimension dim, change places.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2
    Y = circshift(X, floor(size(X)/2));
else
    Y = circshift(X, floor(size(X, dim)/2), dim);
end
end
