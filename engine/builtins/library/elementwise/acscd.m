% SPDX-License-Identifier: Apache-2.0
function y = acscd(x)
% Inverse cosecant in degrees.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isfloat(x), error('MATLAB:acscd:InvalidInput', 'Argument must be a floating-point array.'); end
y = asind(1 ./ x);
end
