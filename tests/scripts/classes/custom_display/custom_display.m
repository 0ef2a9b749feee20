% SPDX-License-Identifier: Apache-2.0
% What statements, disp and display show of classes derived from matlab.mixin.CustomDisplay.
g = Gauge(3)
disp(g)
display(g)
pair = [Gauge(1) Gauge(2)]
none = Gauge.empty
c = Crate
[c c c]
Crate.empty(0, 3)
disp(c)
m = Lamp
show(m)
fprintf('<%s>\n', matlab.mixin.CustomDisplay.getDetailedHeader(m));
text = evalc('disp(m)');
fprintf('%d %s\n', contains(text, 'Watts: [40 60]'), matlab.mixin.CustomDisplay.getHandleText);
delete(m)
m
p = matlab.mixin.util.PropertyGroup({'a', 'b'}, 'Letters');
fprintf('%s %s %d\n', class(p), p.Title, p.NumProperties);
try, matlab.mixin.util.PropertyGroup(5), catch e, disp(e.message), end
format compact
g
m = Lamp
format
things = [Box Ball Box]
things(2)
kept = {Box, things};
kept
