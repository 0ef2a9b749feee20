show = @(x) fprintf('%s %s %s\n', class(x), mat2str(size(x)), mat2str(x, 12));
x = (1:5000)/5000;
show(sum(x) == sum(x(:)))
show(abs(mean(x)-0.5001) < 1e-12)
show(max(x))
show(min(x))
show(any(x>1))
show(all(x>0))
show(sum(x>0.5))
y = x.^2+1;
show(round(sum(y)*1e6))
z = sqrt(y-1);
show(max(abs(z-x)))
A = reshape(1:6000,60,100);
show(size(sum(A)))
show(sum(sum(A)))
show(sum(A(:,1)))
show(max(A(60,:)))
