% SPDX-License-Identifier: Apache-2.0
function z = pamdemod(y, M, varargin)
% The symbols of pulse amplitude modulation, each that of the nearest amplitude: the arguments of pammod.
% Example: z = pamdemod([-2.6 0.4 3.2], 4)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
M = checkedAlphabet('pamdemod', M, false);
z = nearestSymbols(y, pamPoints('pamdemod', M, varargin));
end
