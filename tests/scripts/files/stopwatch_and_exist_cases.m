t0 = tic;
t = toc(t0);
disp(t >= 0 && t < 100)
disp(exist('fopen') > 0)
disp(exist(tempdir()))
x = 1;
disp(exist('x', 'var'))
w = who;
disp(any(strcmp(w, 'x')))
clear('x')
disp(exist('x', 'var'))
disp(ischar(pwd))
disp(isunix)
disp(ischar(version))
s = evalin('base', '1 + 1');
disp(s)
