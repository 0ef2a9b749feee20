% Transfer functions, rows brought to a range, classes as columns; likelihoods; combntns, deg2km, km2deg.
x = [-2 -0.5 0 0.5 2 NaN]; disp([tansig(x); logsig(x); purelin(x); poslin(x); satlin(x); hardlim(x); hardlims(x); radbas(x)]), disp(norm(tansig(x(1:5)) - tanh(x(1:5))) < 1e-15)
[y, s] = mapminmax([1 2 4; 5 5 5; 0 -1 1]); disp(y), disp(s.no_change), disp(isequal(mapminmax('apply', [1 2 4; 5 5 5; 0 -1 1], s), y)), disp(mapminmax('reverse', y, s)), disp(mapminmax([1 3 2], 0, 1)), disp(mapminmax('apply', [8; 5; 3], s)')
[y, s] = mapstd([1 2 3; 4 4 4]); disp(y), disp(mapstd('reverse', y, s)), disp(mapstd('apply', [4; 5], s)')
v = ind2vec([1 3 2 3]); disp(issparse(v)), disp(full(v)), disp(full(ind2vec([1 2], 4))'), [i, n] = vec2ind([0.1 0.7; 0.9 0.2; 0 0.1]); disp(i), disp(n)
try, ind2vec([0 1]), catch e, disp(e.message), end
try, mapminmax('apply', 1, s), catch e, disp(e.message), end
d = [1.2 0.4 2.2 3.1 0.9]; names = {'gamlike', 'explike', 'wbllike', 'lognlike', 'evlike', 'gplike', 'gevlike', 'betalike', 'nbinlike'};
given = {[2 0.8], 1.5, [1.7 1.6], [0.2 0.8], [2 1], [0.1 1.4], [0.1 1 1], [2 3], [3 0.6]}; data = {d, d, d, d, d, d, d, d/4, round(d)};
pdfs = {@gampdf, @exppdf, @wblpdf, @lognpdf, @evpdf, @(x, k, s) gppdf(x, k, s, 0), @gevpdf, @betapdf, @nbinpdf};
for k = 1:numel(names)
    q = num2cell(given{k}); [l, C] = feval(names{k}, given{k}, data{k}); disp([abs(l + sum(log(pdfs{k}(data{k}, q{:})))) < 1e-12, issymmetric(round(C, 8)), size(C)])
end
[l, C] = explike(mean(d), d); disp(abs(C - mean(d)^2/5) < 1e-5), disp(abs(explike(2, d, [0 0 0 1 0]) - (4*log(2) + sum(d)/2)) < 1e-12), disp(abs(explike(2, d, [], [1 1 2 1 1]) - (6*log(2) + (sum(d) + d(3))/2)) < 1e-12)
p = gamfit(d); [~, C] = gamlike(p, d); [~, ci] = gamfit(d); disp(norm(ci - p.*exp([-1; 1].*1.959963984540054.*sqrt(diag(C))'./p)) < 1e-3)
try, gamlike('a', 1), catch e, disp(e.message), end
disp(combntns(1:3, 2)), disp(combntns(5, 1)), fprintf('%.4f %.6f\n', deg2km(1), km2deg(deg2km(2.5))), fprintf('%.3f\n', deg2km(90, 1))
try, combntns(1:2, 3), catch e, disp(e.message), end
