% What is made of the results of a reduction runs at its end.
x = reshape(mod((1:720)*11, 37) - 18, 24, 30);
m = sqrt(sum(x.^2)/24) + 1;
fprintf('%.15g\n', m(7));
w = (1:30)*0.5; d = sum(x).*w - w;
fprintf('%.15g\n', d(7));
v = max(abs(x),[],2)*2; fprintf('%.15g\n', v(3));
h = mean(x > 0) > 0.5; fprintf('%d\n', nnz(h));
% but not where every element needs them
y = x./m; fprintf('%.15g\n', y(100));
