% SPDX-License-Identifier: Apache-2.0
function [b, a] = fir1(n, Wn, varargin)
% Linear-phase filter of order n by the window method (Hamming): fir1(n, Wn, type, window, 'noscale').
% Types 'low', 'high', 'bandpass', 'stop', and 'DC-0' or 'DC-1' for several edges; 1 is half the sampling rate.
% Example: b = fir1(10, 0.3)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~(isnumeric(n) && isscalar(n) && isreal(n) && n > 0 && n == round(n))
    error('signal:fir1:InvalidOrder', 'Filter order must be a positive integer.');
end
Wn = double(Wn(:)');
if isempty(Wn) || any(Wn <= 0 | Wn >= 1)
    error('signal:fir1:FreqsOutOfRange', 'Frequencies must fall in range between 0 and 1.');
elseif any(diff(Wn) <= 0)
    error('signal:fir1:FreqsMustBeMonotonic', 'Frequencies must be increasing.');
end
kind = '';
window = [];
scaled = true;
for j = 1:numel(varargin)
    given = varargin{j};
    if isnumeric(given)
        window = given(:)';
        continue;
    end
    switch lower(char(given))
        case {'scale', 'noscale'}
            scaled = strcmpi(given, 'scale');
        case {'low', 'high', 'bandpass', 'stop', 'dc-0', 'dc-1'}
            kind = lower(char(given));
        otherwise
            error('signal:fir1:UnrecognizedFilterType', 'Unrecognized or ambiguous filter type specified.');
    end
end
first = numel(Wn) == 1;
if any(strcmp(kind, {'high', 'dc-0', 'bandpass'})), first = false; end
if any(strcmp(kind, {'stop', 'dc-1', 'low'})), first = true; end
bands = numel(Wn) + 1;
gains = rem((1:bands) + ~first, 2);
[n, window] = linearPhase('fir1', n, window, gains(end));
edges = [0, Wn, 1];
m = (0:n) - n/2;
b = zeros(1, n + 1);
for j = find(gains)
    b = b + edges(j + 1)*sinc(edges(j + 1)*m) - edges(j)*sinc(edges(j)*m);
end
b = b.*window;
a = 1;
if ~scaled, return; end
if first
    b = b/sum(b);
else
    at = 1;
    if bands > 2, at = mean(edges(2:3)); end
    b = b/abs(exp(-1i*pi*at*(0:n))*b');
end
end
