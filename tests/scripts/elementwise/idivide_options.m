% idivide with fix (the default), round, floor and ceil.
a = int32([7 -7 8 -8 9]); b = int32([2 2 3 3 -4]);
disp(idivide(a, b)), disp(idivide(a, b, 'fix')), disp(idivide(a, b, 'round')), disp(idivide(a, b, 'floor')), disp(idivide(a, b, 'ceil'))
disp(class(idivide(int8(7), 2))), disp(idivide(uint8([10 20; 30 40]), uint8(7)))
disp(idivide(int8(100), int8([3; 7])))
try, idivide(7, 2), catch e, disp(e.identifier), end
try, idivide(int8(1), int16(1)), catch e, disp(e.identifier), end
try, idivide(a, b, 'up'), catch e, disp(e.identifier), end
