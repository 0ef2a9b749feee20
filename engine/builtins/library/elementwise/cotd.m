% SPDX-License-Identifier: Apache-2.0
function y = cotd(x)
% Cotangent of degrees.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isfloat(x), error('MATLAB:cotd:InvalidInput', 'Argument must be a floating-point array.'); end
y = 1 ./ tand(x);
end
