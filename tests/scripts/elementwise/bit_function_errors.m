% Inputs that have no bits, and positions outside the class.
function try_it(f)
    try
        f();
        disp('no error')
    catch e
        disp(e.identifier)
    end
end
try_it(@() bitand(1.5, 1))
try_it(@() bitand(-1, 1))
try_it(@() bitand(uint8(1), int8(1)))
try_it(@() bitand('a', 1))
try_it(@() bitshift(16, {1}))
try_it(@() bitget('char', 1))
try_it(@() bitget(uint8(1), 9))
try_it(@() bitget(uint8(1), 0))
try_it(@() bitset(uint8(1), 1.5))
try_it(@() bitset(1, [1 2], [1 2 3]))
try_it(@() bitcmp(2i))
try_it(@() bitxor(2 ^ 54, 1))
