% One value for all bins: those that stay empty are 0, not -0.
bins = 1 + mod(floor(abs(rand(9,1)*3)),1);
a = accumarray(bins, -2, [3 1]); disp(a'), disp(1./a')
v = randi([-1 1],2,1);
b = accumarray(bins, -1 - v'*v*0, [2 1]); disp(b'), disp(1./b')
