show = @(x) fprintf('%s %s %s\n', class(x), mat2str(size(x)), mat2str(x, 12));
A = [4 2;2 3];
show(round(chol(A)*1e8)/1e8)
[q,r] = qr([1 2;3 4]);
show(round(abs(q*r)*1e8)/1e8)
[l,u] = lu([1 2;3 4]);
show(round(l*u*1e8)/1e8)
[l,u,p] = lu([1 2;3 4]);
show(l*u-p*[1 2;3 4])
show(round(eig([2 1;1 2])*1e8)/1e8)
[v,d] = eig([2 0;0 3]);
show(d)
show(round(svd([3 0;0 4])*1e8)/1e8)
[u,s,v] = svd([2 0;0 1]);
show(round(abs(u*s*v')*1e8)/1e8)
show(round(expm(zeros(2))*1e8)/1e8)
[r,p] = chol([1 2;2 1]);
show(p)
