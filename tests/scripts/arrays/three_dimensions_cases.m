show = @(x) fprintf('%s %s %s\n', class(x), mat2str(size(x)), mat2str(x, 12));
A = reshape(1:8,2,2,2);
show(size(A))
show(A(:,:,2))
show(sum(A,3))
show(max(A,[],3))
show(size(permute(A,[3 2 1])))
show(size(cat(3,A,A)))
show(squeeze(sum(sum(A,1),2)))
show(mean(A,3))
show(size(repmat(A,[1 1 2])))
show(A(:,:))
show(size(A(:,1,:)))
show(A(end,end,end))
