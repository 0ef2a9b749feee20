% bitand, bitor, bitxor, bitcmp, bitset, bitget and bitshift on all integer classes and doubles.
for c = {'uint8', 'int8', 'uint16', 'int16', 'uint32', 'int32', 'uint64', 'int64', 'double', 'single'}
    a = cast([12 10 7], c{1}); b = cast([10 6 7], c{1});
    fprintf('%s: %s %s %s %s %s %s %s\n', c{1}, mat2str(double(bitand(a, b))), mat2str(double(bitor(a, b))), ...
        mat2str(double(bitxor(a, b))), mat2str(double(bitshift(a, 2))), mat2str(double(bitshift(a, -2))), ...
        mat2str(double(bitget(a, 2))), mat2str(double(bitset(a, 5))));
    if ~strcmp(class(bitand(a, b)), c{1}), disp('class'), end
end
disp(bitset(1:5, 1, [1 1 1 1 0])), disp(bitset(uint8(9), [1 4], 0)), disp(bitset(7, 2, 0))
disp(bitcmp(uint8([0 5 255]))), disp(bitcmp(int8([0 5 -1]))), disp(class(bitcmp(uint16(3))))
disp(bitshift(uint8(255), 1)), disp(bitshift(uint8(255), -9)), disp(bitshift(uint8(1), [0 1 7 8]))
disp(bitand(true, true)), disp(bitand(uint8(7), 3)), disp(class(bitand(uint8(7), 3)))
disp(bitor(uint64(2)^60, uint64(1)) - uint64(2)^60)
