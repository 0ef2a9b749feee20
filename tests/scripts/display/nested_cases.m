s.list = {1, 'two', [3 4]};
s.inner.deep.x = 1;
s.f = @(x) x.^2;
s.b = true;
s.z = 3+4i;
s.i = int8([1 2 3]);
s.str = "text";
s.m = zeros(2, 0);
s
s.inner
c = {s, {1, {2}}}
