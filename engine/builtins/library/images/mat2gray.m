% SPDX-License-Identifier: Apache-2.0
function y = mat2gray(x, limits)
% The matrix scaled so that its least element is 0 and its greatest 1, or so that limits are: y is a double image in [0, 1].
% Example: y = mat2gray([1 2; 3 5])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
validateattributes(x, {'logical', 'uint8', 'uint16', 'int8', 'int16', 'uint32', 'int32', 'single', 'double'}, {'real', 'nonsparse'}, 'mat2gray', 'A', 1);
if nargin < 2
    limits = double([min(x(:)), max(x(:))]);
else
    validateattributes(limits, {'double', 'single'}, {'real', 'numel', 2}, 'mat2gray', 'LIMITS', 2);
    limits = double(limits);
end
if isempty(limits) || limits(2) == limits(1)
    y = double(x);
else
    delta = 1/(limits(2) - limits(1));
    y = double(x)*delta - limits(1)*delta;
end
y = min(max(y, 0), 1);
end
