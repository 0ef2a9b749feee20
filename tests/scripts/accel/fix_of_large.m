% Numbers with fractions above 2^24, which some devices leave when they truncate doubles.
x = [-1073741825 16777217 16777215 33554433 2^40+1 -2^51];
y = x + 0.25;
disp(fix(y)-x), disp(floor(y)-x), disp(ceil(y)-x), disp(round(x+0.75)-x)
disp(rem(y,2)), disp(mod(y,2)), disp(cospi_of(y))
disp(int32(fix(y))), disp(int64(y)), disp(uint64(x+0.5)), disp(idivide(int32(y), int32(3)))
disp(1./fix([-0.5 0.5 -0 0 NaN -Inf Inf 2^53]))
function z = cospi_of(x)
    z = cospi(x - 0.25);
end
