% Roots, hypotenuses and remainders of 64-bit integers are those of the other classes, exactly.
disp(hypot(int64(3), 4))
big = int64(9007199254740992) + 1;
disp(hypot([int64([5 8]) big], int64([12 15 0])))
disp(hypot(uint64(4), 4.5))
disp(hypot(intmin('int64'), int64(1)))
disp(nthroot(int64([27 -27 1000 7]), 3))
disp(nthroot(uint64(10000000000000000000), uint64(19)))
disp(nthroot(int64([2 8]), [-1 -3]))
try
    nthroot(int64(-4), 2)
catch e
    disp(e.identifier)
end
disp(mod(int64([-5 5 7]), [Inf Inf 2.5]))
disp(rem(int64([-5 5 7]), [Inf Inf 2.5]))
disp(mod(big, 2.5))
disp(mod([int64(11) int64(55)], 1.1))
disp(big.^0.5)
disp(nextpow2(big))
disp(class(nextpow2(uint64(3))))
% atan2 and beta take floating-point numbers.
call = @(f) f();
for f = {@() atan2(int64(30), 2), @() atan2(int32(30), 2), @() atan2(2, uint8(1)), ...
         @() atan2d(int8(1), 2), @() beta(int32(2), 3), @() betaln(2, int64(3)), @() asec(int32(0))}
    try
        call(f{1})
    catch e
        disp(e.message)
    end
end
