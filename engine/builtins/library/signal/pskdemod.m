% SPDX-License-Identifier: Apache-2.0
function z = pskdemod(y, M, varargin)
% The symbols of phase shift keying, each that of the nearest phase: the arguments of pskmod, and the pairs OutputType ('integer', 'bit'),
% OutputDataType, PlotConstellation.
% Example: z = pskdemod(pskmod(0:3, 4, pi/4), 4, pi/4)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
o = struct('OutputType', 'integer', 'OutputDataType', '', 'PlotConstellation', false);
[M, points, o, labels, offset] = pskMapping('pskdemod', M, varargin, o);
at = mod(round(mod(angle(y) - offset, 2*pi)*M/(2*pi)), M);
z = symbolsAsOutput(reshape(labels(at + 1), size(y)), M, o);
if o.PlotConstellation, drawConstellation(points, sprintf('%d-PSK', M)); end
end
