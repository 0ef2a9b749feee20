% SPDX-License-Identifier: Apache-2.0
% AbortSet: an equal value is not set and nobody hears of it. GetObservable: reading is an event.
t = Tank;
say = @(p, e) fprintf('%s %s %d\n', p.Name, e.EventName, e.AffectedObject == t);
l = [addlistener(t, 'Level', 'PreSet', say), addlistener(t, 'Level', 'PostSet', say)];
t.Level = 0;
t.Level = 3;
t.Level = 3;
t.Level = int8(3);
disp(class(t.Level))
t.Level = [1 2];
t.Level = [1 2];
t.Level = 5;
grow(t)
t.Name = 'tank';
t.Name = 'barrel';
t.Name = "barrel";
% What reads in a listener does not start it again.
r = addlistener(t, 'Level', 'PreGet', @(p, e) fprintf('%s of %g\n', e.EventName, e.AffectedObject.Level));
r2 = addlistener(t, 'Level', 'PostGet', @(p, e) fprintf('%s\n', e.EventName));
x = t.Level + 1
delete(r2)
t.Level = 6;
delete(r)
q = addlistener(t, 'Reads', 'PostGet', @(p, e) fprintf('read\n'));
t.Reads = 7;
y = t.Reads;
q.Enabled = false;
y = t.Reads
% Handles are compared as handles.
u = Tank;
h = addlistener(t, 'Part', 'PostSet', @(p, e) fprintf('part\n'));
t.Part = u;
t.Part = u;
t.Part = Tank;
try, addlistener(t, 'Open', 'PreGet', say), catch e, disp(e.identifier), disp(e.message), end
try, addlistener(t, 'Reads', 'PostSet', say), catch e, disp(e.identifier), disp(e.message), end
k = ?Tank;
p = k.PropertyList(strcmp({k.PropertyList.Name}, 'Level'));
fprintf('%d %d %d\n', p.SetObservable, p.GetObservable, p.AbortSet);
