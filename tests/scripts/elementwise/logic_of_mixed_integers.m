% Logic asks whether a number is zero: integers of two classes may meet there.
disp(xor(int8([0 1 2 0]), uint16([0 0 3 4])))
disp(and(int8([0 1 2 0]), uint16([0 0 3 4])))
disp(or(int8([0 1 2 0]), uint16([0 0 3 4])))
disp(int8(3) & int64(0)), disp(int8(0) | int64(2)), disp(xor(int8(0), int64(2)))
disp(class(xor(int8(1), uint8(1))))
x = int8(mod(0:4999, 3)); y = uint16(mod(0:4999, 2));
disp([sum(xor(x, y)), sum(x & y), sum(x | y)])
try, int8(1) + int16(1), catch e, disp(e.message), end
