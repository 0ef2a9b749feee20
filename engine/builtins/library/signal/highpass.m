% SPDX-License-Identifier: Apache-2.0
function [y, d] = highpass(x, edge, varargin)
% Signal without the frequencies below an edge (a part of half the rate, or in hertz: highpass(x, edge, fs)); see lowpass.
% [y, d] = highpass(...) gives the filter too, as designfilt does.
% Example: y = highpass(cos(2*pi*(0:99)/50) + cos(2*pi*(0:99)/4), 0.2);
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargout > 1
    [y, d] = filteredBand('highpass', x, edge, varargin);
else
    y = filteredBand('highpass', x, edge, varargin);
end
end
