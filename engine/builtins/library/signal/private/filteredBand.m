% SPDX-License-Identifier: Apache-2.0
function [y, d] = filteredBand(name, x, edges, args)
% A band of a signal by a filter of Kaiser's window, its delay taken away, and the filter.
fs = 2;
if ~isempty(args) && isnumeric(args{1}), fs = args{1}; args(1) = []; end
steepness = 0.85; attenuation = 60;
for k = 1:2:numel(args) - 1
    switch lower(char(args{k}))
        case 'steepness', steepness = args{k + 1};
        case 'stopbandattenuation', attenuation = args{k + 1};
        case 'impulseresponse'
        otherwise, error(['signal:' name ':InvalidOptions'], 'Unknown option ''%s''.', char(args{k}));
    end
end
edges = edges(:).'*2/fs;
if any(edges <= 0 | edges >= 1) || any(diff(edges) <= 0)
    error(['signal:' name ':InvalidRange'], 'The edges must rise within 0 and half the rate.');
end
share = 1 - steepness;
switch name
    case 'lowpass', width = share*(1 - edges); f = edges + [0, width]; a = [1 0];
    case 'highpass', width = share*edges; f = edges - [width, 0]; a = [0 1];
    case 'bandpass'
        width = share*[edges(1), 1 - edges(2)];
        f = [edges(1) - width(1), edges(1), edges(2), edges(2) + width(2)]; a = [0 1 0];
    otherwise
        width = share*diff(edges)*[1 1]/2;
        f = [edges(1), edges(1) + width(1), edges(2) - width(2), edges(2)]; a = [1 0 1];
end
[n, Wn, beta, kind] = kaiserord(f, a, 10^(-attenuation/20)*ones(size(a)));
if mod(n, 2) == 1, n = n + 1; end
b = fir1(n, Wn, kind, kaiser(n + 1, beta), 'noscale');
row = isrow(x);
if row, x = x.'; end
y = filter(b, 1, [x; zeros(n/2, size(x, 2))]);
y = y(n/2 + 1:end, :);
if row, y = y.'; end
if nargout < 2, return, end
v = struct('FilterOrder', n, 'SampleRate', fs, 'StopbandAttenuation', attenuation);
f = f*fs/2;
switch name
    case 'lowpass', [v.PassbandFrequency, v.StopbandFrequency] = deal(f(1), f(2));
    case 'highpass', [v.StopbandFrequency, v.PassbandFrequency] = deal(f(1), f(2));
    case 'bandpass'
        [v.StopbandFrequency1, v.PassbandFrequency1, v.PassbandFrequency2, v.StopbandFrequency2] = deal(f(1), f(2), f(3), f(4));
    otherwise
        [v.PassbandFrequency1, v.StopbandFrequency1, v.StopbandFrequency2, v.PassbandFrequency2] = deal(f(1), f(2), f(3), f(4));
end
d = digitalFilterObject(name, 'fir', 'kaiserwin', b, v);
end


