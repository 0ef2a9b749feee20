% SPDX-License-Identifier: Apache-2.0
% Membership functions of fuzzy sets.
show = @(y) fprintf('%.4f ', y);
x = 0:0.5:5;
show(trimf(x, [1 2 4])); fprintf('\n');
show(trimf([1 1.5 2], [1 1 2])); show(trimf(3, [3 3 3])); fprintf('\n');
show(trapmf(x, [1 2 3 5])); fprintf('\n');
show(trapmf([0 1 2], [0 0 1 1])); fprintf('\n');
show(gaussmf(0:4, [1 2])); fprintf('\n');
show(gauss2mf(0:5, [1 2 0.5 3])); fprintf('\n');
show(gbellmf(0:4, [1 2 2])); fprintf('\n');
show(sigmf(0:4, [2 2])); fprintf('\n');
show(dsigmf(0:4, [5 1 5 3])); show(psigmf(0:4, [5 1 -5 3])); fprintf('\n');
show(smf(0:0.5:4, [1 3])); fprintf('\n');
show(zmf(0:0.5:4, [1 3])); fprintf('\n');
show(pimf(0:0.5:5, [1 2 3 5])); show(smf([0 1 2], [1 1])); show(zmf([0 1 2], [1 1])); fprintf('\n');
tries = {@() trimf(1, [2 1 3]), @() trimf(1, [1 2]), @() gaussmf(1, [0 1]), @() sigmf('a', [1 2]), @() trapmf(1)};
for k = 1:numel(tries)
    try, tries{k}(); disp('no error'); catch e, fprintf('%s\n', e.identifier); end
end
