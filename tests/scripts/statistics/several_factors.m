% anovan and multcompare: values of MATLAB's documentation and of tables of the studentized range.
y = [52.7 57.5 45.9 44.5 53.0 57.0 45.9 44.0]';
g1 = [1 2 1 2 1 2 1 2];
g2 = {'hi'; 'hi'; 'lo'; 'lo'; 'hi'; 'hi'; 'lo'; 'lo'};
g3 = {'may'; 'may'; 'may'; 'may'; 'june'; 'june'; 'june'; 'june'};
p = anovan(y, {g1 g2 g3}, 'display', 'off'); fprintf('%.4f ', p); fprintf('\n');
[p, tbl, stats, terms] = anovan(y, {g1 g2 g3}, 'model', 'interaction', 'varnames', {'g1', 'g2', 'g3'}, 'display', 'off');
fprintf('%.4f ', p); fprintf('\n');
tbl(:, 1)', terms
fprintf('%.4g ', tbl{2:8, 2}); fprintf('\n'); [tbl{2:8, 3}]
p1 = anovan(y, {g1 g2}, 'model', 'full', 'sstype', 1, 'display', 'off'); p2 = anovan(y, {g1 g2}, 'model', 'full', 'sstype', 2, 'display', 'off'); max(abs(p1 - p2)) < 1e-12
u = [1 3 2 5 4 8 7]'; a = [1 1 2 2 3 3 3]'; x = [1 2 3 4 5 6 8]';
p = anovan(u, {a, x}, 'continuous', 2, 'display', 'off'); fprintf('%.5f ', p); fprintf('\n');
one = anova1([1 3; 2 4; 3 8], [], 'off'); abs(one - anovan([1 2 3 3 4 8]', {[1 1 1 2 2 2]'}, 'display', 'off')) < 1e-12
% Two groups: the range is sqrt(2) times Student's t.
s2 = struct('source', 'anova1', 'gnames', {{'a'; 'b'}}, 'n', [6 6], 'means', [1 2], 'df', 10, 's', 1);
c = multcompare(s2, 'Display', 'off'); abs(c(6) - 2*tcdf(-sqrt(3), 10)) < 1e-8
% q(0.05; 3, 10) = 3.877, q(0.05; 4, 20) = 3.958, q(0.01; 5, 30) = 5.05: half widths times sqrt(n).
for q = {3, 10, 0.05; 4, 20, 0.05; 5, 30, 0.01}'
    k = q{1};
    s = struct('source', 'anova1', 'gnames', {compose('%d', (1:k)')}, 'n', 4*ones(1, k), 'means', zeros(1, k), 'df', q{2}, 's', 1);
    c = multcompare(s, 'Alpha', q{3}, 'Display', 'off');
    fprintf('%.3f\n', (c(1, 5) - c(1, 4))*sqrt(4));
end
[~, ~, s] = anova1([4 6 9; 5 7 10; 3 8 12; 4 7 9], [], 'off');
[c, m, ~, names] = multcompare(s, 'Display', 'off');
fprintf('%d %d %8.4f %8.4f %8.4f %.5f\n', c'); fprintf('%.4f %.4f\n', m'); disp(names')
for kind = {'bonferroni', 'lsd', 'scheffe', 'dunn-sidak'}
    c = multcompare(s, 'CType', kind{1}, 'Display', 'off'); fprintf('%-10s %.5f %.5f\n', kind{1}, c(1, 6), c(1, 5));
end
c = multcompare(stats, 'Dimension', 2, 'Display', 'off'); fprintf('%.4f ', c); fprintf('\n');
tries = {@() anovan(1), @() anovan(y, {g1(1:3)}), @() multcompare(5), @() multcompare(s, 'Alpha', 2), @() multcompare(s, 'CType', 'none'), @() anovan(y, {g1}, 'model', 'none')};
for k = 1:numel(tries)
    try, tries{k}(); fprintf('%d: no error\n', k); catch e, fprintf('%d: %s | %s\n', k, e.identifier, e.message); end
end
