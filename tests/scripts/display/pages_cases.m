a = reshape(1:8, 2, 2, 2)
b = reshape(int8(1:4), 1, 2, 2)
