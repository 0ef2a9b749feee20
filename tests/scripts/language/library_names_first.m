% SPDX-License-Identifier: Apache-2.0
% A user's files named like functions of the library are the user's code's: what the library's own functions call are the library's names.
folder = tempname;
mkdir(folder);
names = {'lt', 'plus', 'mean', 'isempty', 'normpdf', 'sum', 'numel', 'full', 'size'};
for k = 1:9
    file = fopen(fullfile(folder, [names{k} '.m']), 'w');
    fprintf(file, 'function varargout = %s(varargin)\nvarargout = {''mine''};\nend\n', names{k});
    fclose(file);
end
before = cd(folder);

% the user's code sees the user's
f = @isempty;
fprintf('%s ', lt(1, 2), mean([1 2 3]), feval('normpdf', 0), f([]), numel(1)); fprintf('\n');

% functions of the library do not
fprintf('%d ', abs(std([1 2 3 4]) - sqrt(5/3)) < 1e-12, skewness([1 2 3]) == 0, rms([3 3]) == 3, abs(pdf('Normal', 0, 0, 1) - 0.3989422804014327) < 1e-12);
fprintf('%d ', builtin('mean', [1 2 3]) == 2, seconds(1) < seconds(2), abs(fzero('cos', [1 2]) - pi/2) < 1e-9, trace(sparse([1 2; 3 4])) == 5, abs(integral(@(x) x.^2, 0, 3) - 9) < 1e-9);
fprintf('\n');
T = table([3; 1; 2], {'a'; 'b'; 'a'}, 'VariableNames', {'x', 'g'});
G = groupsummary(T, 'g', 'mean', 'x');
S = sortrows(T, 'x');
fprintf('%g ', G.mean_x, S.x, accumarray([1; 1; 2], [1; 2; 3], [], @max)); fprintf('\n');

% what a script hands over means what it means there
c = arrayfun(@mean, [1 2], 'UniformOutput', false);
fprintf('%s ', c{:}); fprintf('\n');
cd(before);
rmdir(folder, 's');
