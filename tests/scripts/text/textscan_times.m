% SPDX-License-Identifier: Apache-2.0
% textscan reads times and categories.
t = sprintf('2024-01-15,low,1.5\n2024-02-20,high,2.5\n2024-03-01,low,3.5\n');
c = textscan(t, '%D %C %f', 'Delimiter', ',');
fprintf('%s %s %g\n', class(c{1}), class(c{2}), sum(c{3}));
fprintf('%d ', month(c{1}), day(c{1})); fprintf('\n');
names = categories(c{2});
fprintf('%s ', names{:}); fprintf('%d ', double(c{2})); fprintf('\n');
t = sprintf('15/01/2024 10:30 4\n16/01/2024 11:45 5\n');
c = textscan(t, '%{dd/MM/yyyy HH:mm}D %f');
fprintf('%s %s %d %d\n', char(c{1}(1)), char(c{1}(2)), c{2});
c = textscan(t, '%{dd/MM/yyyy}D %T %f');
fprintf('%d %g %g %d %d\n', day(c{1}(1)), hours(c{2}), c{3});
c = textscan(sprintf('15.01.2024;x\n;y\n'), '%{dd.MM.yyyy}D %s', 'Delimiter', ';');
fprintf('%d ', isnat(c{1})); fprintf('%s ', c{2}{:}); fprintf('\n');
c = textscan(sprintf('1 a 2 3\n4 b 5 6\n'), '%f %C %f %f', 'CollectOutput', true);
fprintf('%d ', size(c), c{3}); fprintf('\n');
c = textscan('2024-01-15,7', '%*D %f', 'Delimiter', ',');
fprintf('%d %d\n', numel(c), c{1});
tries = {@() textscan('1', '%{dd'), @() textscan('1', '%{dd}f'), @() textscan('1', '%Q'), @() strread('1', '%D')};
for k = 1:numel(tries)
    try, tries{k}(); disp('no error'); catch e, disp(e.identifier), end
end
