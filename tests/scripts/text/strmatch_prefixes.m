disp(strmatch('app', {'apple', 'banana', 'appetite'})')
disp(strmatch('apple', {'apple pie', 'apple'}, 'exact'))
disp(strmatch('ab', ['abc'; 'xab'; 'abd'])')
disp(isempty(strmatch('x', {'a', 'b'})))
