% What is assigned from a gpuArray makes the array one, whatever its size and the subscripts are.
for n = [3 5000]
    v = zeros(1,n);   v(1) = gpuArray(2);                disp(class(v))
    v = zeros(1,n);   v([1 3]) = gpuArray([1 2]);        disp(class(v))
    v = zeros(1,n);   v(v==0) = gpuArray(1);             disp([class(v) sprintf(' %d', sum(v)/n)])
    v = zeros(1,n);   v(n+1) = gpuArray(1);              disp(class(v))
    v = ones(1,n)*4;  v(1:3) = gpuArray([1 2 3]);        disp(class(v))
    v = ones(1,n)*4;  v([1 1 3],1) = gpuArray(single(5));  disp([class(v) sprintf(' %g', size(v,1), v([1 3]))])
    v = ones(1,n)*4;  v(1,[2 2 3]) = gpuArray(-0);       disp([class(v) sprintf(' %g', 1 ./ v(1:3))])
    v = ones(1,n)*4;  v([]) = gpuArray(2);               disp(class(v))
    v = int64(1:n)*4; v([3 1]) = gpuArray(intmax('int64'));  disp([class(v) sprintf(' %d', v(1:3))])
    v = ones(1,n);    v([1 3]) = complex(gpuArray([1 2]),1);  disp([class(v) sprintf(' %d', isreal(v))])
end
v = [];  v(1) = gpuArray(2);  disp(class(v))
v = 5;   v(2) = gpuArray(2);  disp(class(v))
c = {};  c{2} = gpuArray(1);  disp(class(c{2}))
