% SPDX-License-Identifier: Apache-2.0
function [ratio, back] = orderBands(name, wp, ws, analogue)
% The edge of the stopband of the lowpass prototype with the passband's at 1, and the way back to frequencies of the filter.
if numel(wp) ~= numel(ws) || ~any(numel(wp) == [1 2])
    error(['signal:' name ':InvalidDimensions'], 'The frequency vectors must both be the same length.');
end
if ~analogue && any([wp(:); ws(:)] <= 0 | [wp(:); ws(:)] >= 1)
    error(['signal:' name ':InvalidRange'], 'The cutoff frequencies must be within the interval of (0,1).');
end
if analogue
    p = wp;
    s = ws;
    turn = @(v) v;
else
    p = tan(pi*wp/2);
    s = tan(pi*ws/2);
    turn = @(v) 2/pi*atan(v);
end
if isscalar(wp)
    if wp < ws
        ratio = s/p;
        back = @(w0) turn(p*w0);
    else
        ratio = p/s;
        back = @(w0) turn(p/w0);
    end
elseif wp(1) < ws(1)
    % A stopband between two passbands.
    ratio = min(abs(s*(p(1) - p(2))./(s.^2 - p(1)*p(2))));
    back = @(w0) turn(sort(abs([(p(2) - p(1) + sqrt((p(2) - p(1))^2 + 4*w0^2*p(1)*p(2)))/(2*w0), ...
        (p(2) - p(1) - sqrt((p(2) - p(1))^2 + 4*w0^2*p(1)*p(2)))/(2*w0)])));
else
    ratio = min(abs((s.^2 - p(1)*p(2))./(s*(p(1) - p(2)))));
    back = @(w0) turn(sort(abs(-w0*(p(2) - p(1))/2*[1 -1] + sqrt(w0^2/4*(p(2) - p(1))^2 + p(1)*p(2)))));
end
end
