% Loops of very different lengths: elements that need more start again with more.
x = gpuArray([5 2000 100 40000 3]);
y = arrayfun(@(n) steps(n), x);
disp(gather(y))
z = arrayfun(@(n) steps(n), repmat([1 3000], 1, 800));
disp([z(1) z(2) sum(z)])

function s = steps(n)
    s = 0; k = 0;
    while k < n
        s = s + k / n;
        k = k + 1;
    end
end
