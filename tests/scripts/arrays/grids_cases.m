show = @(x) fprintf('%s %s %s\n', class(x), mat2str(size(x)), mat2str(x, 12));
[a,b] = meshgrid(1:3,1:2);
show(a)
show(b)
[a,b] = ndgrid(1:2,1:3);
show(a)
show(b)
[a,b,c] = meshgrid(1:2,1:2,1:2);
show(size(c))
show(c(:,:,2))
[x,y] = meshgrid(1:2);
show(x+10*y)
