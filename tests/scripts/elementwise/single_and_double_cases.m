show = @(x) fprintf('%s %s %s\n', class(x), mat2str(size(x)), mat2str(x, 12));
show(single(1)+2)
show(single(1)/3)
show(single([1 2])*[1;1])
show(single(2)^3)
show(class(single(1)*1))
try, single(1)+int8(1), catch e, disp(e.message), end
show(class(single(1)==1))
show(single(0.1)==0.1)
show(double(single(0.5)))
