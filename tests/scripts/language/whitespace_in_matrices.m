% Blanks separate elements unless an operator clearly has two operands.
x = 2; disp([1 -x]), disp([1 - x]), disp([1 -x +3]), disp([x' x']), disp([x ' x']), disp([1, 2
3, 4]), disp([x (1)]), disp([x(1) -1]), disp({1 -1}), a.b = [1 2]; disp([a.b (1)]), disp([1 ~0]), disp([@(t) t + 1, {}]), disp(numel({@(t) t + 1, 2})), disp([1 ...
 2]), disp([ 'a' 'b' ]), disp([1;2;]'), disp([1,2,])
