% SPDX-License-Identifier: Apache-2.0
function [y, d] = bandpass(x, edges, varargin)
% Signal of the frequencies between two edges (parts of half the rate, or in hertz: bandpass(x, edges, fs)); see lowpass.
% [y, d] = bandpass(...) gives the filter too, as designfilt does.
% Example: y = bandpass(cos(2*pi*(0:99)/50) + cos(2*pi*(0:99)/4), [0.3 0.7]);
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargout > 1
    [y, d] = filteredBand('bandpass', x, edges, varargin);
else
    y = filteredBand('bandpass', x, edges, varargin);
end
end
