% SPDX-License-Identifier: Apache-2.0
function [y, d] = lowpass(x, edge, varargin)
% Signal without the frequencies above an edge (a part of half the rate, or in hertz: lowpass(x, edge, fs)), by a linear-phase filter whose delay is taken
% away. Options 'Steepness' (0.85), 'StopbandAttenuation' (60).
% [y, d] = lowpass(...) gives the filter too, as designfilt does.
% Example: y = lowpass(cos(2*pi*(0:99)/50) + cos(2*pi*(0:99)/4), 0.2);
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargout > 1
    [y, d] = filteredBand('lowpass', x, edge, varargin);
else
    y = filteredBand('lowpass', x, edge, varargin);
end
end
