show = @(x) fprintf('%s %s %s\n', class(x), mat2str(size(x)), mat2str(x, 12));
x = reshape(1:24,2,3,4);
show(x(2,3,4))
show(size(x(:,:,2)))
show(x(:,:,2))
show(x(:,5))
show(x(1,:))
show(x(end))
show(size(x(:,:,[1 2])))
show(x(:,end))
show(size(x(:)))
show(size(x(:,:)))
show(squeeze(x(1,2,:)))
show(x(2,2,3))
