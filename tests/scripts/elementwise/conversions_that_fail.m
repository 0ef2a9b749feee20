% What cannot become what, and typecast between sizes.
try, double({1}), catch e, disp('cell'), end
try, double(struct()), catch e, disp('struct'), end
try, logical([1 NaN]), catch e, disp(e.identifier), end
try, logical('a'), catch e, disp('char'), end
try, cast(1, 'table'), catch e, disp('class'), end
try, typecast(uint8(1:3), 'uint16'), catch e, disp('bytes'), end
disp(typecast(single(1), 'uint32')), disp(typecast(uint8([0 0 128 63]), 'single')), disp(size(typecast(uint8(1:8)', 'uint16'))), disp(typecast(int8(-1), 'uint8'))
disp(class(cast([1.5 2.5], 'int8'))), disp(cast([1.5 2.5], 'int8')), disp(cast(3.7, 'like', single(1))), disp(logical([2 0 -1])), disp(char([72 105])), disp(double('az')), disp(int8('a'))
