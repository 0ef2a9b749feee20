% SPDX-License-Identifier: Apache-2.0
function y = pammod(x, M, varargin)
% Pulse amplitude modulation: symbols 0 to M-1 as the amplitudes 1-M to M-1 in steps of 2. pammod(x, M), (x, M, phase), then 'bin' (the default), 'gray' or
% the symbol of each amplitude.
% Example: y = pammod(0:3, 4)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
M = checkedAlphabet('pammod', M, false);
points = pamPoints('pammod', M, varargin);
x = symbolsOfInput('pammod', x, M, 'integer');
y = complex(reshape(points(x + 1), size(x)));
end
