function n = value(u)
n = u.count;
