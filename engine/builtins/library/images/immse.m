% SPDX-License-Identifier: Apache-2.0
function e = immse(x, y)
% Mean squared error of two arrays of one class and size.
% Example: e = immse([1 2; 3 4], [1 2; 3 6])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
sameImages('immse', x, y);
if isempty(x)
    e = [];
elseif isa(x, 'single')
    e = sum((x(:) - y(:)).^2)/numel(x);
else
    e = sum((double(x(:)) - double(y(:))).^2)/numel(x);
end
end
