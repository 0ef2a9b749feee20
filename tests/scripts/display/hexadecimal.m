format hex
a = pi, b = [1 -1], c = single(1), d = int8([-1 15]), e = uint16(255), f = 0
