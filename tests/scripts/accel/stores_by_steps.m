% Values stored through ranges with steps, up and down, into arrays that other variables share.
v = zeros(10,1); u = v;
u(2:3:8,1) = [1;2;3]; disp(u')
w = 1:3; x = w + 0;
x(1,end:-1:1) = x(1,end:-1:1)*10; disp(x), disp(w)
a = reshape(1:24,2,3,4); b = a;
b(end,[3 2],end:-2:1) = -reshape(1:4,1,2,2); disp(b(:)')
c = a; c(:,1:2:3,2:2:4) = 0; disp(c(:)')
d = a; d(1:2,3:-2:1,4:-1:3) = 7; disp(d(:)')
s = single(a); s(end:-1:1) = s*2; disp(s(:)')
