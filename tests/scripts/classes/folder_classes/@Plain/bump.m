function u = bump(u)
u.count = u.count + 1;
