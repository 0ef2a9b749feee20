% echo shows the statements of scripts as they run, with the comments before them.
x = 1;
echo on
% the first comment
y = x + 1;
for k = 1:2
    z = k*10;   % twice
end
w = [1 2 ...
     3];
v = plusOne(y);
echo off
u = 3;
disp([x y z w u v])
echo plusOne on
v = plusOne(5);
echo off
v = plusOne(6);
echo on all
v = plusOne(7);
echo off

function b = plusOne(a)
b = a + 1;
end
