% x.^y for the exponents k/2, k up to 9: products and a root as pairs, the same bits however an exponent is given.
x = [logspace(-30, 30, 41), 2, 3, 0, Inf, NaN, 1, 9, 16, 2^-0.5, 1 + eps*(0:20), logspace(-3, 3, 30)];
x = repmat(x, 1, 60);
y = -4.5:0.5:4.5;
for class = ["double", "single"]
    X = cast(x, class);
    same = true;
    for p = y
        a = X.^p;                                  % one exponent, known
        b = X.^cast(repmat(p, size(X)), class);    % one for each element
        c = X.^sum(cast([p 0], class));            % one that an array holds
        d = X;
        for i = 1:numel(X)
            d(i) = X(i)^p;                         % at once
        end
        same = same && isequaln(a, b) && isequaln(a, c) && isequaln(a, d);
    end
    disp(same)
end
% Perfect squares and cubes are exact, and what stands for a root is that root.
w = 1:5000;
disp(isequal((w.^2).^0.5, w) && isequal(w.^3, w.*w.*w) && isequal(w.^0.5, sqrt(w)) && isequal(w.^-1, 1./w))
% Negative bases of whole exponents; fractions make complex numbers.
v = repmat([-2 -3 -0.5], 1, 1000);
disp([sum(v.^3) sum(v.^-1) sum(v.^-3)] == 1000*[-8-27-0.125, -0.5-1/3-2, -1/8-1/27-8])
disp(v(1)^0.5)
% Reductions along lines with operands that are constant in them or go on evenly.
M = single(reshape(mod((1:300*70)*7919, 1009), 300, 70))/100;
c = M(:, 3); r = M(7, :);
s1 = sum((M - c).^2 + r, 2); s2 = sum((M - r).^2 .* c); s3 = sum((M + 0.1).^-1.5 ./ c, 1);
u = exp(M - max(M)); t = u ./ sum(u); z = (M - mean(M, 2)) ./ std(M, 0, 2);
fprintf('%.9g ', s1([1 150 300]), s2([1 35 70]), s3([1 35 70]), t([1 777 21000]), z([1 777 21000]));
fprintf('\n');
