% SPDX-License-Identifier: Apache-2.0
function y = square(t, duty)
% Square wave of period 2*pi: 1 over duty (50) percent of the period, else -1.
% Example: y = square([0 1 4 7])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, duty = 50; end
y = 2*(mod(t, 2*pi) < 2*pi*duty/100) - 1;
end
