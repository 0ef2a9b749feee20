% SPDX-License-Identifier: Apache-2.0
function c = durationTexts(d, format)
% Durations as texts, in their format or another.
if nargin < 2, format = d.Format; end
c = arrayfun(@(x) oneText(x, char(format)), objectState(d), 'UniformOutput', false);
end

function t = oneText(x, format)
words = struct('y', {{'yr', 'yrs', 864e5*365.2425}}, 'd', {{'day', 'days', 864e5}}, 'h', {{'hr', 'hr', 36e5}}, 'm', {{'min', 'min', 6e4}}, 's', {{'sec', 'sec', 1e3}});
if isfield(words, format)
    w = words.(format);
    v = x/w{3};
    t = sprintf('%.5g', v);
    if v == 1, t = [t ' ' w{1}]; else, t = [t ' ' w{2}]; end
    return
end
if isnan(x), t = 'NaN'; return, end
sign = '';
if x < 0, sign = '-'; x = -x; end
if isinf(x), t = [sign 'Inf']; return, end
digits = nnz(format == 'S');
unit = 1000/10^digits;
x = floor(x/unit + 1e-6)*unit;
s = floor(rem(x, 6e4)/1e3 + 1e-9);
m = floor(rem(x, 36e5)/6e4 + 1e-9);
h = floor(x/36e5 + 1e-9);
rest = '';
if digits > 0, rest = sprintf('.%0*d', digits, round(rem(x, 1e3)/unit)); end
switch strtok(format, '.')
    case 'dd:hh:mm:ss', t = sprintf('%02d:%02d:%02d:%02d', floor(h/24), mod(h, 24), m, s);
    case 'mm:ss', t = sprintf('%02d:%02d', 60*h + m, s);
    case 'hh:mm', t = sprintf('%02d:%02d', h, m);
    otherwise, t = sprintf('%02d:%02d:%02d', h, m, s);
end
t = [sign t rest];
end
