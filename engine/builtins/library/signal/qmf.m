% SPDX-License-Identifier: Apache-2.0
function y = qmf(x, p)
% The mirror filter of x: reversed, every second tap with the other sign, those of even places unless p is odd.
% Example: y = qmf([1 2 3 4])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, p = 0; end
y = x(end:-1:1);
first = 2 - mod(p, 2);
y(first:2:end) = -y(first:2:end);
end
