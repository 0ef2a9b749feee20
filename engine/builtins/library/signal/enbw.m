% SPDX-License-Identifier: Apache-2.0
function bw = enbw(window, fs)
% Equivalent noise bandwidth of a window, in bins, or in the unit of the sampling rate fs: the width of
% the ideal filter that lets as much white noise pass.
% Example: bw = enbw(hann(64))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isnumeric(window) || ~isvector(window)
    error('MATLAB:enbw:expectedVector', 'Expected WINDOW to be a vector.');
end
if nargin < 2
    fs = numel(window);
elseif ~(isnumeric(fs) && isscalar(fs) && isreal(fs) && fs > 0)
    error('MATLAB:enbw:expectedPositive', 'Expected Fs to be positive.');
end
window = double(window(:));
bw = double(fs)*sum(abs(window).^2)/abs(sum(window))^2;
end
