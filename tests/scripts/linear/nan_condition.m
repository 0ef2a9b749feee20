% What is said of a matrix with NaN, whichever way it is solved: its condition is not a number.
for A = {[NaN 1; 2 3], [1 NaN; 2 3], single([1 2; NaN 4]), [1 2; 3 complex(NaN, 1)], [1 2; 4 NaN]}
    lastwarn('');
    x = inv(A{1});
    [text, id] = lastwarn;
    disp(id), disp(text)
end
lastwarn('');
x = [1 2; 3 NaN] \ [1; 2];
[text, id] = lastwarn;
disp(id), disp(text), disp(x')
