% SPDX-License-Identifier: Apache-2.0
function o = propertiesObject(p)
% What T.Properties is to who reads it: an object of these fields, that shows itself as MATLAB's does.
kind = 'matlab.tabular.TableProperties';
if isfield(p, 'RowTimes'), kind = 'matlab.tabular.TimetableProperties'; end
shown = p;
shown.CustomProperties = customObject(p.CustomProperties);
o = makeObject(kind, shown, p, struct('set', @setProperty, 'display', @show, 'disp', @(o) show(o)));
end

function o = setProperty(o, name, value)
p = objectState(o);
if ~isfield(p, name), error('MATLAB:noPublicFieldForClass', 'Unrecognized property ''%s'' for class ''%s''.', name, class(o)); end
if isa(value, 'matlab.tabular.CustomProperties'), value = objectState(value); end
p.(name) = value;
o = propertiesObject(p);
end

function show(o, name)
[~, ~, gap] = displayFormat();
if nargin > 1, fprintf('%s = \n%s', name, gap); end
p = objectState(o);
kind = class(o);
fprintf('  %s with properties:\n%s', kind(16:end), gap);
custom = p.CustomProperties;
wide = max(cellfun('length', fieldnames(p))) + 4;
text = evalc('disp(rmfield(p, ''CustomProperties''))');
fprintf('%s\n', strip(string(text), 'right'));
names = fieldnames(custom);
if isempty(names)
    fprintf('%*s: No custom properties are set.\n      Use addprop and rmprop to modify CustomProperties.\n%s', wide, 'CustomProperties', gap);
    return
end
fprintf('%*s (access using t.Properties.CustomProperties.PropName):\n', wide, 'CustomProperties');
lines = splitlines(strip(string(evalc('disp(custom)')), 'right'));
short = max(cellfun('length', names)) + 4;
for line = lines', fprintf('%s%s\n', blanks(max(wide - short, 0)), line); end
fprintf('%s', gap);
end
