% SPDX-License-Identifier: Apache-2.0
function y = sinc(x)
% sin(pi*x)/(pi*x), 1 at 0.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
t = pi * x;
y = sin(t) ./ t;
y(x == 0) = 1;
end
