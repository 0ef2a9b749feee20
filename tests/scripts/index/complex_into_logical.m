% A complex number makes a logical array one of numbers, whatever its precision was.
a = true(2,1); a(1) = single(complex(3,1)); disp(class(a)), disp(a)
b = true(2,2); b(1,:) = complex(3,1); disp(class(b)), disp(b)
c = false(1,3); c(end:-1:1) = single([1i 2 3+4i]); disp(class(c)), disp(c)
