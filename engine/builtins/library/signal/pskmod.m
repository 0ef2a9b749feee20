% SPDX-License-Identifier: Apache-2.0
function y = pskmod(x, M, varargin)
% Phase shift keying: symbols 0 to M-1 as points of the unit circle. pskmod(x, M), (x, M, offset of the phase), then 'gray' (the default), 'bin' or the
% symbol of each point, and the pairs InputType ('integer', 'bit'), OutputDataType, PlotConstellation.
% Example: y = pskmod(0:3, 4, pi/4)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
o = struct('InputType', 'integer', 'OutputDataType', '', 'PlotConstellation', false);
[M, points, o] = pskMapping('pskmod', M, varargin, o);
x = symbolsOfInput('pskmod', x, M, o.InputType);
y = reshape(points(x + 1), size(x));
if ~isempty(o.OutputDataType), y = cast(y, char(o.OutputDataType)); end
if o.PlotConstellation, drawConstellation(points, sprintf('%d-PSK', M)); end
end
