% SPDX-License-Identifier: Apache-2.0
% anovan with random and nested factors: values of MATLAB's documentation (mileage of cars of factories), and sums of squares by their definitions.
mileage = [33.3 34.5 37.4; 33.4 34.8 36.8; 32.9 33.8 37.6; 32.6 33.4 36.6; 32.5 33.7 37.0; 33.0 33.9 36.7];
factory = repmat(1:3, 6, 1);
carmod = [ones(3, 3); 2*ones(3, 3)];
names = {'Factory', 'Car Model'};
p = anovan(mileage(:), {factory(:) carmod(:)}, 'model', 2, 'varnames', names, 'display', 'off');
fprintf('%.4f ', p); fprintf('\n');
[p, tbl, stats] = anovan(mileage(:), {factory(:) carmod(:)}, 'model', 2, 'random', 1, 'varnames', names, 'display', 'off');
fprintf('%.4f ', p); fprintf('\n');
disp(tbl(1:4, [1 6 8 9]))
fprintf('%.4f ', tbl{2:4, 10}); fprintf('\n');
fprintf('%g ', tbl{2:4, 11}); fprintf('\n');
disp(tbl(2:4, 12))
fprintf('%.4f ', stats.varest); fprintf('\n');
fprintf('%.4f ', stats.varci); fprintf('\n');
disp(stats.rtnames)
disp(stats.ems)

% Batches within suppliers: two levels of B in each of three of A.
y = [1.2 1.5 2.1 2.4 3.3 3.1 4.0 4.4 2.2 2.0 5.1 5.6]';
a = [1 1 1 1 2 2 2 2 3 3 3 3]';
b = [1 1 2 2 1 1 2 2 1 1 2 2]';
[p, tbl] = anovan(y, {a b}, 'nested', [0 0; 1 0], 'varnames', {'A', 'B'}, 'display', 'off');
cells = accumarray([a b], y, [], @mean);
means = accumarray(a, y, [], @mean);
disp(tbl(2:3, 1))
disp(abs(tbl{2, 2} - 4*sum((means - mean(y)).^2)) < 1e-12)
disp(abs(tbl{3, 2} - 2*sum((cells - means).^2, 'all')) < 1e-12)
disp([tbl{2:5, 3}])
[p, tbl] = anovan(y, {a b}, 'nested', [0 0; 1 0], 'random', 2, 'varnames', {'A', 'B'}, 'display', 'off');
disp(tbl(2:3, [9 12]))
disp(abs(p(1) - fcdf(tbl{3, 5}/tbl{2, 5}, 3, 2)) < 1e-12)
tries = {@() anovan(y, {a b}, 'random', 3), @() anovan(y, {a b}, 'random', 1, 'continuous', 1), @() anovan(y, {a b}, 'nested', [1 0; 0 0]), @() anovan(y, {a b}, 'nested', 1)};
for k = 1:numel(tries)
    try, tries{k}(); disp('no error'); catch e, fprintf('%s | %s\n', e.identifier, e.message); end
end
