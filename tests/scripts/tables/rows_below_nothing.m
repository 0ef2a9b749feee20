% SPDX-License-Identifier: Apache-2.0
% The variables of a cell without rows have no class yet: the first rows below give it.
T = cell2table(cell(0, 3), 'VariableNames', {'n' 'c' 's'});
fprintf('%s %d %d\n', class(T.n), size(T));
for k = 1:3, T = [T; {k*10, char('a' + k), "s" + k}]; end
fprintf('%s %s %s:', class(T.n), class(T.c), class(T.s)); fprintf(' %g', T.n); fprintf(' <%s>', T.c{:}, T.s); fprintf('\n');
U = [cell2table(cell(0, 1), 'VariableNames', {'d'}); table(datetime(2024, 1, 2), 'VariableNames', {'d'})];
fprintf('%s %d\n', class(U.d), height(U));
try, [table(1); {{2}}]; catch e, disp(e.identifier), end
