% SPDX-License-Identifier: Apache-2.0
function [x, y] = humps(x)
% A function with two humps and a zero, for trying out quadrature and zero finding: y = humps(x).
% Two outputs are x and y; without x it is 0:0.05:1.
% Example: y = humps(0.3)
if nargin < 1, x = 0:0.05:1; end
if ~(isnumeric(x) || islogical(x)), error('MATLAB:humps:InvalidInput', 'X must be numeric.'); end
if ~isfloat(x), x = double(x); end
y = 1./((x - 0.3).^2 + 0.01) + 1./((x - 0.9).^2 + 0.04) - 6;
if nargout < 2, x = y; end
end
