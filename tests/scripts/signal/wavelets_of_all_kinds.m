% Transforms give their signals back; filters, functions and thresholds by their formulas.
x = cos((1:32).^1.2);
X = reshape(mod((1:256)*7, 13), 16, 16);
[c, s] = wavedec2(X, 2, 'db2');
fprintf('%d %d ', norm(waverec2(c, s, 'db2') - X) < 1e-10, isequal(size(detcoef2('h', c, s, 1)), s(3, :)));
Y = wrcoef2('a', c, s, 'db2', 2);
for n = 1:2, for k = 'hvd', Y = Y + wrcoef2(k, c, s, 'db2', n); end, end
fprintf('%d %d\n', norm(Y - X) < 1e-10, norm(appcoef2(c, s, 'db2', 2) - reshape(c(1:prod(s(1, :))), s(1, :))) == 0);
[a, d] = swt(1:8, 2, 'haar');
fprintf('%.4f ', a(2, 1:3), d(2, 1:3)); fprintf('%d\n', norm(iswt(swt(x, 3, 'db3'), 'db3') - x) < 1e-10);
w = modwt(1:8, 'haar', 1);
fprintf('%.2f ', w(1, :)); fprintf('%.2f ', w(2, :)); fprintf('\n');
w = modwt(x, 'sym8', 3);
fprintf('%d %d %d\n', abs(sum(w(:).^2) - sum(x.^2)) < 1e-8, norm(imodwt(w, 'sym8') - x) < 1e-8, norm(sum(modwtmra(w, 'sym8'), 1) - x) < 1e-8);
% Orthogonal filters: even shifts do not overlap.
for name = {'sym5', 'sym6', 'sym7', 'sym8', 'coif2'}
    lo = wfilters(name{1}, 'd');
    fprintf('%s %.4f %.4f %d %d\n', name{1}, lo(1), lo(end), abs(norm(lo) - 1) < 1e-9, abs(lo(1:end - 2)*lo(3:end)') < 1e-9);
end
[loD, hiD, loR, hiR] = orthfilt([1 1]);
fprintf('%.4f ', loD, hiD, loR, hiR); fprintf('| %g %g %g %g\n', qmf(1:4));
% Functions: norm 1, integrals 1 and 0.
[phi, psi, t] = wavefun('db3', 7);
h = t(2) - t(1);
fprintf('%.3f ', abs([sum(phi) sum(psi) sum(phi.^2) sum(psi.^2)]*h)); fprintf('\n');
v = intwave('db3', 7);
[p, t] = mexihat(-8, 8, 401);
q = gauswavf(-5, 5, 401, 3);
r = cmorwavf(-8, 8, 401, 2, 1);
m = morlet(-4, 4, 401);
fprintf('%.4f %.4f %.4f %.4f %.4f\n', abs(v(end)), sum(p.^2)*0.04, sum(q.^2)*0.025, abs(sum(abs(r)))*0.04, m(201));
fprintf('%.4f %.4f %.4f %.4f\n', centfrq('morl'), centfrq('db4'), centfrq('mexh'), scal2frq(2, 'morl', 0.5));
fprintf('%.4f ', upcoef('d', 1, 'haar', 2)); fprintf('\n');
disp([dyadup(1:3, 0), dyadup([4 5], 1), dyaddown(1:6), dyaddown(1:6, 1), wkeep(1:10, 4)])
% Noise.
[c, l] = wavedec(x, 2, 'haar');
[ea, ed] = wenergy(c, l);
fprintf('%.4f %d\n', ea + sum(ed), abs(wnoisest(c, l, 1) - median(abs(detcoef(c, l, 1)))/0.6745) < 1e-12);
fprintf('%.4f %.4f %.4f %.4f\n', thselect(1:8, 'sqtwolog'), thselect(1:64, 'minimaxi'), thselect([0.1 -0.2 3 0.3], 'rigrsure'), thselect([0.1 -0.2 3 0.3], 'heursure'));
steps = [ones(1, 16), 5*ones(1, 16)];
noisy = steps + 0.1*sin(40*(1:32));
y = wden(noisy, 'sqtwolog', 's', 'sln', 3, 'haar');
[t, kind, keep] = ddencmp('den', 'wv', noisy);
z = wdencmp('gbl', noisy, 'haar', 3, t, kind, keep);
[~, ~, ~, z0, e0] = wdencmp('lvd', noisy, 'haar', 2, [10 10], 'h');
fprintf('%d %d %s %d %d %.1f %.2f\n', norm(y - steps) < norm(noisy - steps), norm(z - steps) < norm(noisy - steps), kind, keep, abs(t - sqrt(2*log(32))*wnoisest(abs(diff(reshape(noisy, 2, []))/sqrt(2)))) < 1e-9, z0, e0);
