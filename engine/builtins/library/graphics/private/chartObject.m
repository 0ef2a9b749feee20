% SPDX-License-Identifier: Apache-2.0
function h = chartObject(kind, properties, place, draw, pairs)
% A chart that is drawn anew when one of its properties is set: draw(place, properties) draws it into a figure or axes.
h = makeObject(['matlab.graphics.chart.' kind], properties, {place, draw, kind}, struct('set', @setChart), true);
if mod(numel(pairs), 2) ~= 0, error('MATLAB:hg:InvalidInput', 'Invalid parameter/value pair arguments.'); end
for k = 1:2:numel(pairs), properties = changed(properties, kind, pairs{k}, pairs{k + 1}); end
draw(place, properties);
alterObject(h, properties, {place, draw, kind});
end

function h = setChart(h, name, value)
s = objectState(h);
if ~isgraphics(s{1}), error('MATLAB:class:InvalidHandle', 'Invalid or deleted object.'); end
names = fieldnames(get(h));
p = struct;
for k = 1:numel(names), p.(names{k}) = h.(names{k}); end
p = changed(p, s{3}, name, value);
s{2}(s{1}, p);
alterObject(h, p, s);
end

function p = changed(p, kind, name, value)
names = fieldnames(p);
at = find(strcmpi(names, char(name)), 1);
if isempty(at), error('MATLAB:hg:InvalidProperty', 'Unrecognized property %s for class %s.', char(name), kind); end
p.(names{at}) = value;
end
