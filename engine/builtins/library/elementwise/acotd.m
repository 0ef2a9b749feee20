% SPDX-License-Identifier: Apache-2.0
function y = acotd(x)
% Inverse cotangent in degrees.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isfloat(x), error('MATLAB:acotd:InvalidInput', 'Argument must be a floating-point array.'); end
y = atand(1 ./ x);
end
