s.a = 1;
s.name = 'text';
s.list = [1 2.5 3];
s.sub.x = 1;
s.c = {1, 2};
s
t = struct('v', {1, 2, 3})
u = struct()
s.sub
disp(s.sub)
