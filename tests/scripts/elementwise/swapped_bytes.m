% Bytes in reverse order; twice is the identity for every class.
disp(swapbytes(uint16([1 256]))), disp(swapbytes(int32(1))), disp(swapbytes(uint8([3 4])))
for c = {'double', 'single', 'int8', 'uint16', 'int32', 'uint64'}
    x = cast([1 2; 3 100], c{1});
    fprintf('%s %d\n', c{1}, isequal(swapbytes(swapbytes(x)), x) && isa(swapbytes(x), c{1}));
end
disp(size(swapbytes(uint16(zeros(0, 3)))))
try, swapbytes('a'), catch e, disp(e.identifier), end
