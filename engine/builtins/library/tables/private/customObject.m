% SPDX-License-Identifier: Apache-2.0
function o = customObject(p)
% What T.Properties.CustomProperties is to who reads it: an object of these fields.
o = makeObject('matlab.tabular.CustomProperties', p, p, struct('set', @setCustom, 'display', @show, 'disp', @(o) show(o)));
end

function o = setCustom(o, name, value)
p = objectState(o);
if ~isfield(p, name), error('MATLAB:noPublicFieldForClass', 'Unrecognized property ''%s'' for class ''%s''.', name, class(o)); end
p.(name) = value;
o = customObject(p);
end

function show(o, name)
[~, ~, gap] = displayFormat();
if nargin > 1, fprintf('%s = \n%s', name, gap); end
p = objectState(o);
if isempty(fieldnames(p))
    fprintf('No custom properties are set.\nUse addprop and rmprop to modify CustomProperties.\n%s', gap);
    return
end
fprintf('CustomProperties with properties:\n%s', gap);
fprintf('%s\n%s', strip(string(evalc('disp(p)')), 'right'), gap);
end
