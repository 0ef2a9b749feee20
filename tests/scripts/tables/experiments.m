% Results of experiments over a grid of parameters, collected row by row, summarised, pivoted and written.
results = table('Size', [0 4], 'VariableTypes', {'string', 'double', 'double', 'double'}, 'VariableNames', {'method', 'n', 'run', 'error'});
methods = ["trapz" "simpson"];
for method = methods
    for n = [4 8 16]
        for run = 1:2
            x = linspace(0, run, n + 1);
            y = exp(x);
            if method == "trapz", q = trapz(x, y); else, h = run / n; q = h / 3 * (y(1) + 4 * sum(y(2:2:end-1)) + 2 * sum(y(3:2:end-2)) + y(end)); end
            results(end + 1, :) = {method, n, run, abs(q - (exp(run) - 1))};
        end
    end
end
size(results)
head(results, 4)
S = groupsummary(results, ["method" "n"], ["mean" "max"], "error")
P = unstack(S(:, {'method', 'n', 'mean_error'}), 'mean_error', 'method');
P.ratio = P.trapz ./ P.simpson;
P.ratio = round(P.ratio);
disp(P)
order = @(e) log2(e(1:end-1) ./ e(2:end));
fprintf('%s %.2f\n', "trapz", mean(order(P.trapz))); fprintf('%s %.2f\n', "simpson", mean(order(P.simpson)));
best = results(results.error == min(results.error), :)
results.method = categorical(results.method);
results.good = results.error < 1e-3;
sum(results.good)
crosstab = unstack(groupcounts(results(results.good, :), {'method', 'n'}), 'GroupCount', 'n', 'GroupingVariables', 'method')
results.logError = log10(results.error);
lm = fitlm(results(results.method == 'trapz' & results.run == 1, :), 'logError ~ n');
fprintf('%.4f\n', lm.Rsquared.Ordinary);
stats = rowfun(@(n, e) deal(min(e), max(e)), results, 'InputVariables', {'n', 'error'}, 'GroupingVariables', 'method', 'OutputVariableNames', {'low', 'high'})
V = varfun(@(v) mean(v), results(:, {'n', 'error'}))
T = rows2vars(V);
T.Properties.VariableNames = {'what', 'value'}
f = [tempname '.txt'];
writetable(S, f, 'Delimiter', 'tab');
lines = readlines(f);
lines(1:2)
opts = detectImportOptions(f);
opts.SelectedVariableNames = {'n', 'mean_error'};
R = readtable(f, opts);
R(1:2, :)
delete(f)
A = results{:, {'n', 'run'}};
size(A), class(A)
any(varfun(@(v) any(isnan(v)), results(:, vartype('numeric')), 'OutputFormat', 'uniform'))
results = removevars(results, {'logError', 'good'});
results.Properties.VariableNames
quantile(results.error, 0.5) < 1
clear results
exist('results', 'var')
