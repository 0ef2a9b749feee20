% SPDX-License-Identifier: Apache-2.0
function [h, w] = freqz(b, a, n, varargin)
% Response of the digital filter b/a at n (512) frequencies from 0 below pi, or at the frequencies of a vector.
% 'whole' goes round the circle; a last number is the sampling rate, and w is then in its unit.
% freqz(sos, n, ...) takes second-order sections, two rows [b0 b1 b2 1 a1 a2] or more.
% Example: [h, w] = freqz([1 1]/2, 1, 4)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
sections = size(b, 2) == 6 && size(b, 1) > 1;
args = varargin;
if sections
    if nargin > 2, args = [{n}, args]; end
    n = [];
    if nargin > 1, n = a; end
    if ischar(n) || isstring(n), args = [{n}, args]; n = 512; end
elseif nargin < 2
    a = 1;
end
if (nargin < 3 && ~sections) || isempty(n), n = 512; end
rate = 2*pi;
turn = 0.5;
for j = 1:numel(args)
    given = args{j};
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
if sections
    h = 1;
    for k = 1:size(b, 1), h = h.*(polyval(b(k, 3:-1:1), at)./polyval(b(k, 6:-1:4), at)); end
else
    h = polyval(b(end:-1:1), at)./polyval(a(end:-1:1), at);
end
if nargout == 0
    subplot(2, 1, 1)
    plotResponse(w, 20*log10(abs(h)), rate ~= 2*pi, 'Magnitude (dB)')
    subplot(2, 1, 2)
    plotResponse(w, unwrap(angle(h))*180/pi, rate ~= 2*pi, 'Phase (degrees)')
    clear h
end
end
