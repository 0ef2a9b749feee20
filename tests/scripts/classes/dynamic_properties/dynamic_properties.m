% SPDX-License-Identifier: Apache-2.0
% Attributes of properties that addprop gives an object, and the events that a class tells of.
b = Bag;
p = addprop(b, 'Own');
fprintf('%s %s %s %s %d\n', class(p), p.Name, p.GetAccess, p.SetAccess, p.Hidden);
b.Own = 5
p.SetAccess = 'private';
try, b.Own = 6; catch e, fprintf('%s: %s\n', e.identifier, e.message), end
b.setInside(7)
disp(b.Own)
p.GetAccess = 'protected';
try, b.Own, catch e, fprintf('%s: %s\n', e.identifier, e.message), end
disp(b.readInside)
b
p.GetAccess = 'public';
p.SetAccess = 'public';
p.Hidden = true;
b
disp(b.Own)
q = b.addprop('Half');
q.SetMethod = @(o, v) setHalf(o, v);
q.GetMethod = @(o) o.Half * 10;
b.Half = 8;
disp(b.Half)
f = findprop(b, 'Half');
disp(f == q)
try, addprop(b, 'Half'); catch e, disp(e.identifier), end
try, addprop(b, 'Fixed'); catch e, disp(e.identifier), end
m = ?Bag;
for k = 1:numel(m.EventList)
    fprintf('%s %s %s\n', m.EventList(k).Name, m.EventList(k).NotifyAccess, m.EventList(k).ListenAccess);
end
l = addlistener(b, 'Filled', @(varargin) 1)
disp(l.Source{1} == b)
try, addprop(b, '1x'); catch e, disp(e.message), end
r = addprop(b, 'Seen');
try, addlistener(b, 'Seen', 'PostSet', @(varargin) 1); catch e, disp(e.identifier), end
r.SetObservable = true;
w = addlistener(b, 'Seen', 'PostSet', @(p, e) fprintf('%s %d\n', p.Name, e.AffectedObject.Seen))
b.Seen = 4;

function setHalf(o, v)
o.Half = v / 2;
end
