a = true, b = [true false; false true], c = ~5, d = 3 > 2, e = [1 2 3] > 2, f = logical([0 2 -1]), g = true(2, 0)
