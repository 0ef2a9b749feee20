% Mean and deviation of the same data, and what is made of them.
x = reshape(mod((1:600)*7, 41), 30, 20);
z = (x - mean(x))./std(x);
fprintf('%.15g %.15g\n', z(2), max(abs(mean(z))) < 1e-12);
w = (x - mean(x,2))./std(x,1,2);
fprintf('%.15g %.15g\n', w(2), sum(w(:).^2));
% rescaled to 0 … 1 with both extremes from one pass
r = (x - min(x))./(max(x) - min(x));
fprintf('%g %g %.15g\n', min(r(:)), max(r(:)), sum(r(:)));
% in parts of the whole
t = x./sum(x,'all');
fprintf('%.15g %.15g\n', t(5), sum(t,'all'));
