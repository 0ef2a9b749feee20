a = zeros(2, 2, 2), b = cat(3, [1.5 2], [3 4]), c = ones(1, 2, 2, 2), d = int8(cat(3, 1, 2)), e = cat(3, 'ab', 'cd'), f = true(1, 1, 2)
