% Values that were reshaped on their way are assigned where they belong, fused or not.
a = single(reshape(1:7,[7,1])); m = mod((0:6)*37,101);
disp([a, single(reshape(m/8,[7,1]))])
b = zeros(3,4); r = (1:12)/4;
b(:,2:4) = reshape(r(1:9)*2+1,[3,3]);
disp(b)
c = ones(2,6); c(2,:) = reshape((1:6).^2,[6,1]);
disp(c)
d = zeros(2,3,2); d(:,:,2) = reshape(sqrt((1:6)*4),[2,3]);
disp(d)
v = reshape((1:15)/7,[3,5]); v(:,:) = v(:,:)*2-1; v(:,5) = []; disp(v)
w = reshape((1:6)*2,[2,3]); w(:,2:3) = w(:,1:2) + reshape(1:4,[2,2]); disp(w)
t = (1:6)/3; u = reshape(t,[2,3]); u(2,:) = u(1,:) + reshape(t(4:6),[1,3]); disp(u), disp(t)
