% SPDX-License-Identifier: Apache-2.0
function y = qammod(x, M, varargin)
% Quadrature amplitude modulation of symbols 0 to M-1, M a power of two: qammod(x, M), then 'gray' (the default), 'bin' or the symbol of each point,
% and the pairs InputType ('integer', 'bit'), UnitAveragePower, OutputDataType, PlotConstellation.
% Example: y = qammod([0 5 15], 16)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
M = checkedAlphabet('qammod', M, true);
o = struct('InputType', 'integer', 'UnitAveragePower', false, 'OutputDataType', '', 'PlotConstellation', false);
[points, o] = qamMapping('qammod', M, varargin, o);
x = symbolsOfInput('qammod', x, M, o.InputType);
y = reshape(points(x + 1), size(x));
if ~isempty(o.OutputDataType), y = cast(y, char(o.OutputDataType)); end
if o.PlotConstellation, drawConstellation(points, sprintf('%d-QAM', M)); end
end
