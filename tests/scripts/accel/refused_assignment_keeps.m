% A refused assignment changes nothing, whatever the elements are and wherever they lie.
x = (1:3)*2;
try, x(1:2) = complex([1 2 3],1); catch e, disp(e.message), end
disp(x)
y = complex([1 2;3 4],1)*2;
try, y(end:-1:1,1) = complex([1 2 3],4); catch e, disp(e.message), end
disp(y)
try, y(0) = 2i; catch e, disp(e.message), end
disp(y)
try, y(:,3) = [1i 2i 3i]; catch e, disp(e.message), end
disp(y)
[least, at] = min(rand(1,1)-1, [], 1);
try, at(end:-1:1,1:1:1) = complex(rand(1,2),3); catch e, disp(e.message), end
disp(at)
