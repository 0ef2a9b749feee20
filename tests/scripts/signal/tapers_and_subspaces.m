% SPDX-License-Identifier: Apache-2.0
% pmtm, arcov, armcov, pcov, pmcov, pmusic, rootmusic, firtype, zerophase and nufft.
n = (0:199)';
noise = 0.05*sin(12.9898*n.^2 + 78.233*n);
x = cos(0.5*n) + 0.5*cos(1.1*n + 1) + noise;
near = @(a, b, tol) max(abs(a - b), [], 'all') < tol;
[P, f] = pmtm(x, 3, 256, 100);
disp([size(P), f(end)])
fprintf('%.3f\n', sum(P)*100/256/mean(x.^2));
[~, at] = max(P);
fprintf('%.3f\n', f(at)*2*pi/100);
for method = {'unity', 'eigen', 'adapt'}
    P = pmtm(x, 2.5, 512, 1, method{1}, 'twosided');
    fprintf('%s %d %.3f\n', method{1}, numel(P), sum(P)/512/mean(x.^2));
end
disp(near(pmtm(x, 2, 64, 'unity', 'DropLastTaper', false), pmtm(x, 2, 64, 'unity'), 1e-3))
[P, w] = pmtm(x);
fprintf('%d %.4f\n', numel(P), w(end));

% The model of a sequence that follows one is found again.
y = filter(1, [1 -1.5 0.8], [1; zeros(49, 1)]);
fprintf('%.4f ', arcov(y(3:end), 2), armcov(x(1:60), 4)), disp(' ')
[a, e] = arcov([y, 2*y], 2);
disp([size(a), near(e, [0 0], 1e-2)])
[p, f] = pmcov(x, 8, 256, 100);
[~, at] = max(p);
fprintf('%d %.3f\n', numel(p), f(at)*2*pi/100);
[p, w] = pcov(x, 8);
[~, at] = max(p);
fprintf('%d %.3f\n', numel(p), w(at));

[w, power] = rootmusic(x, 4);
fprintf('%.3f %.3f\n', sortrows([w, power])');
fprintf('%.2f ', sort(rootmusic(x, 4, 100))), disp(' ')
[w, power] = rootmusic(exp(0.7i*n) + 2*exp(-1.2i*n) + 0.001*noise, 2);
fprintf('%.4f %.3f\n', sortrows([w, power])');
[~, R] = corrmtx(x, 11, 'modified');
fprintf('%.3f ', sort(rootmusic(R, 4, 'corr'))), disp(' ')
[S, w, V, e] = pmusic(x, 4, 1024);
k = find(S(2:end - 1) > S(1:end - 2) & S(2:end - 1) > S(3:end)) + 1;
[~, order] = sort(S(k), 'descend');
fprintf('%.3f ', sort(w(k(order(1:2))))), disp([numel(S), size(V), numel(e)])
fprintf('%d ', firtype([1 2 1]), firtype([1 2 2 1]), firtype([1 0 -1]), firtype([1 -2 2 -1])), disp(' ')
[H, w, phase] = zerophase([1 3 1], 1, 8);
disp([near(H, 3 + 2*cos(w), 1e-12), near(phase, -w, 1e-12)])
[H, w] = zerophase([1 0 -1], 1, 8);
disp(near(H, 2*sin(w), 1e-12))
[H, f] = zerophase([1 1], 1, 8, 100);
disp(near(H, 2*cos(pi*f/100), 1e-12))
H = zerophase(1, [1 -0.5], 4);
fprintf('%.4f ', H), disp(' ')
X = [1 2 3 4; 0 -1 5 2]';
disp([near(nufft(X), fft(X), 1e-12), near(nufft(X', [], [], 2), fft(X, [], 1).', 1e-12)])
t = [0 0.4 1.3 2.9];
disp(near(nufft(X(:, 1), t, 0.2), exp(-2i*pi*0.2*t)*X(:, 1), 1e-12))
disp(size(nufft(1:4, t, [0.1 0.2])))
tries = {@() pmtm(x, 200), @() pmtm(x, 2, 64, 'best'), @() arcov(x, 0), @() rootmusic(x(1:5), 4), @() firtype([1 2 3]), ...
    @() nufft(1:3, 1:2), @() pmusic(x, 1.5)};
for k = 1:numel(tries)
    try, tries{k}(); disp('no error'), catch e, disp([e.identifier ' ' e.message]), end
end
