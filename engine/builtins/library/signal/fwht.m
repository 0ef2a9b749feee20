% SPDX-License-Identifier: Apache-2.0
function y = fwht(x, n, order)
% Fast transform of Walsh and Hadamard of columns, divided by their length: order 'sequency' (default), 'hadamard' or 'dyadic'.
% Example: y = fwht([1 2 3 4])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3, order = 'sequency'; end
if nargin < 2, n = []; end
y = walshTransform('fwht', x, n, order, false);
m = size(y, 1); if isrow(y), m = numel(y); end
y = y/m;
end
