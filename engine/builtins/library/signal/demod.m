% SPDX-License-Identifier: Apache-2.0
function [x, x2] = demod(y, fc, fs, method, opt)
% Takes a carrier fc away again: the methods of modulate; a low pass of order 5 follows where products are formed.
% Example: x = demod(modulate(cos(2*pi*(0:199)/100), 10, 100), 10, 100);
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 4 || isempty(method), method = 'am'; end
if nargin < 5, opt = []; end
row = isrow(y);
if row, y = y.'; end
t = (0:size(y, 1) - 1).'/fs;
c = 2*pi*fc*t;
x2 = [];
[b, a] = butter(5, min(fc*2/fs, 0.99));
switch lower(char(method))
    case {'am', 'amdsb-sc', 'amssb'}, x = filtfilt(b, a, 2*y.*cos(c));
    case 'amdsb-tc'
        x = filtfilt(b, a, 2*y.*cos(c));
        if ~isempty(opt), x = x + opt; end
    case 'fm'
        if isempty(opt), opt = 1; end
        phase = unwrap(angle(hilbert(y).*exp(-1i*c)));
        x = [phase(1, :); diff(phase, 1, 1)]/opt;
    case 'pm'
        if isempty(opt), opt = 1; end
        x = angle(hilbert(y).*exp(-1i*c))/opt;
    case 'qam'
        x = filtfilt(b, a, 2*y.*cos(c));
        x2 = filtfilt(b, a, 2*y.*sin(c));
    otherwise, error('signal:demod:InvalidMethod', 'Unknown method ''%s''.', char(method));
end
if row, x = x.'; x2 = x2.'; end
end
