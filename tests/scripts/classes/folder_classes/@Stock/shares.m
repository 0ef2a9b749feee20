function n = shares(s)
n = s.shares;
