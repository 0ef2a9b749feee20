function s = spoil(s)
s.Asset = 5;
