% SPDX-License-Identifier: Apache-2.0
% Who may read, write and call: scripts, subclasses, friends, local functions and handles.
s = Safe('made once');
told(@() s.secret);
told(@() s.family);
told(@() s.shared);
told(@() s.fixed);
told(@() s.sumWith(s));
told(@() s.viaLocal());
% Part of a property: it is read first, then written.
told(@() setAt(s, 'list', 5, 9));
told(@() setAt(s, 'readOnly', 1, 9));
told(@() setAt(s, 'secret', 1, 9));
told(@() s.readOnly(2));
s.grow();
told(@() s.readOnly);
try, s.info.a = 3; catch e, fprintf('%s\n', e.identifier); end
fprintf('%d %d\n', s.info.a, s.info.b);
% Writing through a property that holds a handle only reads the property.
s.box.v = 11;
fprintf('%d\n', s.box.v);
% Methods.
told(@() s.whisper('x'));
told(@() s.inner());
told(@() s.hook());
told(@() s.forFriends());
told(@() s.unseen());
told(@() Safe.inside());
told(@() Safe.outside());
% A handle made in the class keeps its rights; one made outside gains none.
h = s.privateHandle();
told(@() h(s, 'handle'));
g = s.anonymousHandle();
told(@() g('anonymous'));
f = @whisper;
told(@() f(s, 'outside'));
% A subclass.
u = SubSafe();
told(@() u.readFamily());
u.writeFamily(70);
told(@() u.readFamily());
told(@() u.ofOther(s));
told(@() u.hook());
told(@() u.readSecret());
told(@() u.callWhisper());
told(@() done(@() u.writeReadOnly()));
told(@() u.readShared());
told(@() u.sumWith(s));
told(@() u.family);
told(@() u.inner());
% Friends named in access lists.
d = Friend();
told(@() d.read(s));
d.write(s, 80);
told(@() d.call(s));
told(@() d.readSecret(s));
told(@() s.box.call(s));
told(@() s.box.read(s));
told(@() d.read(u));
% What lists show.
fprintf('%s\n', strjoin(properties(s)', ' '));
m = methods(s);
fprintf('%d', ismember({'hook', 'outside', 'whisper', 'inner', 'forFriends', 'unseen', 'inside'}, m)); fprintf('\n');
