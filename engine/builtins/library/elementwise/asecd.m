% SPDX-License-Identifier: Apache-2.0
function y = asecd(x)
% Inverse secant in degrees.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isfloat(x), error('MATLAB:asecd:InvalidInput', 'Argument must be a floating-point array.'); end
y = acosd(1 ./ x);
end
