% SPDX-License-Identifier: Apache-2.0
function y = goertzel(x, indices, dim)
% The transform of x at single places (from 1; they need not be whole) along a dimension.
% Example: y = goertzel([1 2 3 4], 2)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3, dim = []; end
[x, restore] = signalColumns('goertzel', double(x), dim);
n = size(x, 1);
if nargin < 2 || isempty(indices), indices = 1:n; end
if ~(isnumeric(indices) && isvector(indices) && isreal(indices)) || any(indices < 1 | indices >= n + 1)
    error('signal:goertzel:InvalidIndices', 'The indices must be from 1 to the length of the signal.');
end
y = restore(exp(-2i*pi/n*(double(indices(:)) - 1)*(0:n - 1))*x);
end
