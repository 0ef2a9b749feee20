% SPDX-License-Identifier: Apache-2.0
% Events and listeners, event data, property listeners.
t = Thermostat;
hot = addlistener(t, 'Overheated', @(src, evt) fprintf('hot %g %s %s\n', src.temperature, evt.EventName, class(evt)));
t.warm(5);
t.warm(10);
log = Logger(t);
t.warm(-8);
t.reset();
fprintf('%s; ', log.lines{:}); fprintf('\n');
% A listener may be switched off, switched on and deleted.
hot.Enabled = false;
t.warm(20);
hot.Enabled = true;
t.warm(1);
fprintf('%s %d %d\n', class(hot), isvalid(hot), hot.Enabled);
delete(hot);
t.warm(1);
fprintf('%d %d\n', isvalid(hot), numel(log.lines));
log.close();
t.warm(1);
fprintf('%d\n', numel(log.lines));
% Event data of a class of one's own; the source is the object itself.
heard = containers.Map();
h = addlistener(t, 'Changed', @(src, evt) store(heard, src, evt));
t.warm(-2);
fprintf('%g %d %s\n', heard('difference'), heard('same'), heard('name'));
delete(h);
% Property listeners.
before = addlistener(t, 'target', 'PreSet', @(p, e) fprintf('pre %s %s\n', p.Name, mat2str(e.AffectedObject.target)));
after = addlistener(t, 'target', 'PostSet', @(p, e) fprintf('post %s %s\n', p.Name, mat2str(e.AffectedObject.target)));
t.target = 22;
t.target = 22;
t.mode = 'off';
t.target(2) = 7;
delete(before);
t.target = 25;
fprintf('%s %s\n', class(after), mat2str(isvalid([after before])));
delete(after);
t.target = 26;
% listener() ends with its variable, addlistener lives with the source.
k = listener(t, 'Changed', @(~, ~) disp('by listener'));
t.warm(1);
clear k
t.warm(1);
addlistener(t, 'Changed', @(~, ~) disp('by addlistener'));
t.warm(1);
% Events from a script, names and errors.
notify(t, 'Overheated');
notify(t, 'Changed', TemperatureEvent(1, 2));
fprintf('%s ', strjoin(events('Thermostat')', ' ')); fprintf('\n');
try, notify(t, 'Reset'), catch e, fprintf('%s\n', e.message); end
try, notify(t, 'Nothing'), catch e, fprintf('%s\n', e.message); end
try, addlistener(t, 'Nothing', @(~, ~) 1); catch e, fprintf('%s\n', e.message); end
try, addlistener(t, 'limit', 'PostSet', @(~, ~) 1); catch e, fprintf('%s\n', e.message); end
% The end of an object is an event.
gone = addlistener(t, 'ObjectBeingDestroyed', @(src, evt) fprintf('%s %s\n', class(src), evt.EventName));
delete(t);
fprintf('%d\n', isvalid(t));

function store(map, src, evt)
map('difference') = evt.difference();
map('same') = src == evt.Source;
map('name') = evt.EventName;
end
