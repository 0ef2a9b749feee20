% SPDX-License-Identifier: Apache-2.0
function [h, w] = freqs(b, a, w)
% Response of the analogue filter b/a at the angular frequencies w, or at n of them (200) that suit it. Without outputs it is plotted.
% Example: h = freqs(1, [1 1], [0 1 10])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3, w = 200; end
if isscalar(w)
    spots = abs([roots(a); roots(b)]);
    spots = spots(spots > 0);
    if isempty(spots), spots = 1; end
    w = logspace(floor(log10(min(spots))) - 1, ceil(log10(max(spots))) + 1, w);
end
h = polyval(b, 1i*w)./polyval(a, 1i*w);
if nargout == 0
    subplot(2, 1, 1), loglog(w, abs(h)), xlabel('Frequency (rad/s)'), ylabel('Magnitude')
    subplot(2, 1, 2), semilogx(w, unwrap(angle(h))*180/pi), xlabel('Frequency (rad/s)'), ylabel('Phase (degrees)')
    clear h
end
end
