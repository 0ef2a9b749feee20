% SPDX-License-Identifier: Apache-2.0
% A delete method runs once, when asked for or when the last variable that holds the object goes.
a = Resource('a');
delete(a);
fprintf('valid %d\n', isvalid(a));
delete(a);
fprintf('deleting again does nothing\n');
b = Resource('b');
c = b;
clear b
fprintf('still held: %s\n', c.name);
clear c
fprintf('gone\n');
d = Resource('d');
d = 5;
fprintf('overwritten\n');
useAndLeave();
fprintf('left\n');
k = {Resource('in a cell'), 1};
k{1} = [];
fprintf('cell emptied\n');
s.r = Resource('in a struct');
s = rmfield(s, 'r');
fprintf('field removed\n');
% A subclass's delete runs, then its superclass's.
e = LoudResource('e');
e.delete();
fprintf('valid %d\n', isvalid(e));
f = LoudResource('f');
clear f
fprintf('end\n');
