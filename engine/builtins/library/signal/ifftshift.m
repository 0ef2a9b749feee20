% SPDX-License-Identifier: Apache-2.0
function Y = ifftshift(X, dim)
% Undoes fftshift, for odd lengths as well.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2
    Y = circshift(X, ceil(size(X)/2));
else
    Y = circshift(X, ceil(size(X, dim)/2), dim);
end
end
