% SPDX-License-Identifier: Apache-2.0
% The order in which objects go: at the end of a function, by clear, on errors, with what held them.
leave(); line('after');
kept = leaveOne(); line('kept %s', kept.tag);
clear kept
line('cleared');
a = Gone('a'); b = Gone('b'); c = Gone('c');
clear a c
line('b is left');
b = Gone('b2');
line('b is another');
clear b
line('none left');
try
    fail();
catch e
    line('caught %s', e.message);
end
s = tagOf(Gone('argument'));
fprintf('%s ', s); line('temporary');
Gone('answer');
fprintf('in ans ');
max(1, 2);
line('ans is another');
[~] = Gone('ignored');
line('output ignored');
g = capture();
fprintf('%s ', g());
clear g
line('capture cleared');
x = {Gone('x1'), Gone('x2')};
x(1) = [];
fprintf('one of two ');
clear x
line('cell cleared');
m = containers.Map();
m('k') = Gone('in map');
remove(m, 'k');
line('removed');
w = Wrap();
w.held = Gone('held');
w2 = w;
clear w
fprintf('copy holds ');
w2.held = [];
line('let go');
% An object's own delete runs before what its properties hold goes.
h = Gone('outer', Gone('inner'));
clear h
line('both');
k = Gone('outer2', {Gone('i1'), Gone('i2')});
delete(k);
line('%d', isvalid(k));
n = [Gone('n1') Gone('n2')];
clear n
line('array cleared');
r = Gone('returned');
s = r;
clear r
t = {s, s};
clear s
fprintf('held twice ');
clear t
line('end');

function line(varargin)
fprintf('| ');
fprintf(varargin{:});
fprintf('\n');
end

function leave()
z = Gone('z'); %#ok<NASGU>
a = Gone('a'); %#ok<NASGU>
m = Gone('m'); %#ok<NASGU>
end

function h = leaveOne()
z = Gone('z'); %#ok<NASGU>
h = Gone('h');
a = Gone('a'); %#ok<NASGU>
end

function fail()
p = Gone('p'); %#ok<NASGU>
q = Gone('q'); %#ok<NASGU>
error('no more');
end

function s = tagOf(x)
s = x.tag;
end


function g = capture()
c = Gone('captured');
g = @() c.tag;
end
