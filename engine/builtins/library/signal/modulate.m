% SPDX-License-Identifier: Apache-2.0
function [y, t] = modulate(x, fc, fs, method, opt)
% Modulates a carrier fc at the rate fs: 'am' (suppressed carrier), 'amdsb-tc' (opt is taken away), 'amssb', 'fm', 'pm', 'qam' (opt is the other signal).
% Example: y = modulate([0 1 0 -1], 1, 8)
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 4 || isempty(method), method = 'am'; end
if fc >= fs/2, error('signal:modulate:InvalidRange', 'The carrier must be below half the rate.'); end
row = isrow(x);
if row, x = x.'; end
t = (0:size(x, 1) - 1).'/fs;
c = 2*pi*fc*t;
switch lower(char(method))
    case {'am', 'amdsb-sc'}, y = x.*cos(c);
    case 'amdsb-tc'
        if nargin < 5, opt = min(x(:)); end
        y = (x - opt).*cos(c);
    case 'amssb', y = x.*cos(c) + imag(hilbert(x)).*sin(c);
    case 'fm'
        if nargin < 5, opt = (fc/fs)*2*pi/max(abs(x(:))); end
        y = cos(c + opt*cumsum(x, 1));
    case 'pm'
        if nargin < 5, opt = pi/max(abs(x(:))); end
        y = cos(c + opt*x);
    case 'qam'
        if isrow(opt), opt = opt.'; end
        y = x.*cos(c) + opt.*sin(c);
    otherwise, error('signal:modulate:InvalidMethod', 'Unknown method ''%s''.', char(method));
end
if row, y = y.'; t = t.'; end
end
