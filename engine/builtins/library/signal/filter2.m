% SPDX-License-Identifier: Apache-2.0
function y = filter2(b, x, shape)
% Correlation of the matrix x with the weights b: 'same' (the default), 'full' or 'valid' as in conv2.
% Example: y = filter2(ones(2), magic(3))
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3, shape = 'same'; end
y = conv2(x, rot90(b, 2), shape);
end
