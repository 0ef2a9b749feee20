a = int32([1 -2; 300 4])
b = uint64(18446744073709551615)
c = int8([])
d = int64([1 2 3])
e = uint8(200) + 100
f = idivide(int32(7), int32(2))
g = -int8(-128)
