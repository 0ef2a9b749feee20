% A last argument names the integer class that double inputs stand for.
bitand(12, 10, 'uint8'), class(ans)
bitor(uint8(12), uint8(3), 'uint8'), class(ans)
bitxor(255, 1, 'int16')
bitcmp(5, 'uint8'), bitcmp(uint8(5)), bitcmp([0 1 2], 'uint16')
bitcmp(7, 4), bitcmp(single(4194303), 24)
bitshift(200, 1, 'uint8'), bitshift(1, 3, 'uint8'), bitshift(255, -4, 'uint8')
try, bitand(300, 1, 'uint8'), catch e, disp(e.message), end
try, bitor(1, 1, 'double'), catch e, disp(e.message), end
try, bitand(uint8(1), uint8(1), 'int8'), catch e, disp(e.message), end
try, bitcmp(1, 60), catch e, disp(e.message), end
