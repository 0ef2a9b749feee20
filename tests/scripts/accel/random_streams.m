% Random numbers come from a counter: saved, restored, and the same whatever runs when and where.
rng(11);
a = rand(3000,1);
state = rng;
b = randn(3000,1); c = randi([1 6],1000,1);
rng(state);
isequal(b, randn(3000,1))
isequal(c, randi([1 6],1000,1))
rng(11);
part = rand(1000,1);
isequal(a(1:1000), part)
p = sort(randperm(2000)); isequal(p, 1:2000)
fprintf('%.15g %.15g %d\n', sum(a), sum(b), sum(c));
rng(5489,'twister'); fprintf('%.15g ', rand(1,3)), disp(' ')
