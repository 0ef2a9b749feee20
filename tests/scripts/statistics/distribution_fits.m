% Parameters of samples; closed forms, stationary points of the likelihoods, coverage of intervals by hand.
x = [2.1 3.4 1.9 4.4 2.8 3.1];
[mu, sigma, muci, sigmaci] = normfit(x);
fprintf('%.6f %.6f\n', mu, sigma, muci, sigmaci);
[mu, ci] = expfit(x);
fprintf('%.6f %.6f %.6f\n', mu, ci);
[lambda, ci] = poissfit([3 0 2 4]);
fprintf('%.6f %.6f %.6f\n', lambda, ci);
[b, ci] = raylfit(x);
fprintf('%.6f %.6f %.6f\n', b, ci);
[a, b, aci, bci] = unifit(x);
fprintf('%.6f %.6f\n', a, b, aci, bci);
[p, ci] = binofit(3, 10);
fprintf('%.6f %.6f %.6f\n', p, ci);
[p, ci] = binofit([0 5], 5)
[p, ci] = lognfit(exp(x));
fprintf('%.6f %.6f\n', p, ci');
p = gamfit(x);
fprintf('%.6f %.6f\n', p);
l = @(p) -sum(log(gampdf(x, p(1), p(2))));
disp([l(p) < l(p + [1e-3 0]), l(p) < l(p - [1e-3 0]), l(p) < l(p + [0 1e-3]), l(p) < l(p - [0 1e-3])])
p = wblfit(x);
fprintf('%.6f %.6f\n', p);
l = @(p) -sum(log(wblpdf(x, p(1), p(2))));
disp([l(p) < l(p + [1e-3 0]), l(p) < l(p - [1e-3 0]), l(p) < l(p + [0 1e-3]), l(p) < l(p - [0 1e-3])])
fprintf('%.6f\n', normlike([3 1], x), -sum(log(normpdf(x, 3, 1))));
try, gamfit([1 -1]); catch e, disp(e.message), end
try, wblfit([1 0]); catch e, disp(e.message), end
try, lognfit([1 0]); catch e, disp(e.message), end
try, poissfit(1.5); catch e, disp(e.message), end
try, binofit(3, 2); catch e, disp(e.message), end
