% SPDX-License-Identifier: Apache-2.0
function [y, i] = nanmax(x, other, dim)
% Largest elements, NaN left out: of an array along a dimension, with their places, or of two arrays.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, [y, i] = max(x);
elseif nargin < 3
    if nargout > 1, error('MATLAB:maxlhs', 'Too many output arguments.'); end
    y = max(x, other);
else, [y, i] = max(x, other, dim);
end
end
