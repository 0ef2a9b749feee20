% Operands of a range of an integer class lie in the range of the class.
try, int8(100):200, catch e, disp(e.message), end
try, uint8(3):-1:-1, catch e, disp(e.message), end
try, for i = int8(100):200, end, catch e, disp(e.message), end
try, int32(1):2.5:10, catch e, disp(e.message), end
int8(120):127, uint8(5):-2:0, 1:int16(3), size(uint8(3):uint8(1))
n = 0; for i = uint8(250):2:255, n = n + 1; end, n, i, class(i)
single(0):0.25:1, class(ans)
int64(9007199254740991):int64(9007199254740993)
