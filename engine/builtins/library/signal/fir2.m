% SPDX-License-Identifier: Apache-2.0
function [b, a] = fir2(n, f, m, varargin)
% Linear-phase filter of order n with the response m at frequencies f from 0 to 1: fir2(n, f, m, npt, lap, window).
% The response is sampled at npt points and the impulse response windowed (Hamming).
% Example: b = fir2(20, [0 0.4 0.5 1], [1 1 0 0])
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
points = 512;
if n + 1 > 1024, points = 2^nextpow2(n + 1); end
lap = [];
window = [];
place = 0;
for j = 1:numel(varargin)
    if ~isscalar(varargin{j})
        window = varargin{j}(:)';
    elseif place == 0
        points = varargin{j};
        place = 1;
    else
        lap = varargin{j};
    end
end
if isempty(lap), lap = fix(points/25); end
f = double(f(:)');
m = double(m(:)');
if numel(f) ~= numel(m)
    error('signal:fir2:MismatchedDimensions', 'You must specify as many frequencies as magnitudes.');
elseif f(1) ~= 0 || abs(f(end) - 1) > eps
    error('signal:fir2:InvalidRange', 'The first frequency must be 0 and the last 1.');
elseif any(diff(f) < 0)
    error('signal:fir2:InvalidFreqVec', 'Frequencies must be non-decreasing.');
end
[n, window] = linearPhase('fir2', n, window, m(end) ~= 0);
points = points + 1;
H = zeros(1, points);
H(1) = m(1);
from = 1;
for j = 1:numel(f) - 1
    if f(j + 1) == f(j)
        from = ceil(from - lap/2);
        to = from + lap;
    else
        to = fix(f(j + 1)*points);
    end
    if from < 1 || to > points
        error('signal:fir2:SignalErr', 'Too abrupt an amplitude change near end of frequency interval.');
    end
    part = from:to;
    share = 0*part;
    if to > from, share = (part - from)/(to - from); end
    H(part) = share*m(j + 1) + (1 - share)*m(j);
    from = to + 1;
end
H = H.*exp(-0.5i*n*pi*(0:points - 1)/(points - 1));
b = real(ifft([H, conj(H(points - 1:-1:2))]));
b = b(1:n + 1).*window;
a = 1;
end
