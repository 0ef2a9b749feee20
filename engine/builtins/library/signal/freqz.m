% SPDX-License-Identifier: Apache-2.0
function [h, w] = freqz(b, a, n, varargin)
% Response of the digital filter b/a at n (512) frequencies from 0 below pi, or at the frequencies of a vector.
% 'whole' goes round the circle; a last number is the sampling rate, and w is then in its unit.
% Example: [h, w] = freqz([1 1]/2, 1, 4)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, a = 1; end
if nargin < 3 || isempty(n), n = 512; end
rate = 2*pi;
turn = 0.5;
for j = 1:numel(varargin)
    given = varargin{j};
    if (ischar(given) || isstring(given)) && strcmpi(given, 'whole')
        turn = 1;
    elseif isnumeric(given) && isscalar(given) && given > 0
        rate = double(given);
    else
        error('signal:freqz:InvalidParam', 'Unknown option of freqz.');
    end
end
if isscalar(n)
    w = (0:n - 1)'*(turn*rate/n);
else
    w = n;
end
at = exp(-2i*pi*w/rate);
h = polyval(b(end:-1:1), at)./polyval(a(end:-1:1), at);
if nargout == 0
    subplot(2, 1, 1)
    plotResponse(w, 20*log10(abs(h)), rate ~= 2*pi, 'Magnitude (dB)')
    subplot(2, 1, 2)
    plotResponse(w, unwrap(angle(h))*180/pi, rate ~= 2*pi, 'Phase (degrees)')
    clear h
end
end
