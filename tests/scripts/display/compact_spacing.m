format compact
a = 1, b = [1 2; 3 4], c = 'text', d = {1, 'a'}, s.x = 1, e = [], f = true, g = 1:30, h = "str", k = zeros(2, 2, 2)
format loose
a
