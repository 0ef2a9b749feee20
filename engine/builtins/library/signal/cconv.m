% SPDX-License-Identifier: Apache-2.0
function y = cconv(a, b, n)
% Circular convolution of vectors modulo n (all of it by default).
% Example: y = cconv([1 2 3], [1 1], 3)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3, n = numel(a) + numel(b) - 1; end
column = iscolumn(a) && ~isscalar(a) || isscalar(a) && iscolumn(b);
full = conv(a(:), b(:));
full = [full; zeros(mod(-numel(full), n), 1)];
y = sum(reshape(full, n, []), 2);
if ~column, y = y.'; end
end
