% A product that overflows when it is rounded, added to an infinite sum of the other sign: the
% sum of products rounds once, so it stays infinite. Both classes, and more than a few elements.
for class = {'double', 'single'}
    big = realmax(class{1})/2;
    A = cast([Inf 0; -Inf big; -0 1], class{1});
    disp(conv2(A, cast([1 4 1; 0 1 -1], class{1}), 'same'))
    x = repmat(cast([-Inf; big; 3], class{1}), 700, 1);
    y = conv(x, cast([8; 1], class{1}));
    fprintf('%d %d %d\n', sum(isnan(y)), sum(y == Inf), sum(y == -Inf))
    B = reshape(x(1:2100), 3, 700);
    z = cast([1 8 1], class{1})*B;
    fprintf('%d %d %d\n', sum(isnan(z)), sum(z == Inf), sum(z == -Inf))
end
