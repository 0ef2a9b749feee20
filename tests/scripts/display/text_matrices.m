a = 'abc', b = ['ab'; 'cd'], c = 'it''s', d = ['tab	x'], e = {'a', "b"}, f = ["a" "bcd"; "e" "f"], g = "say ""hi""", h = ["one"; "three"], k = repmat('x', 1, 90)
