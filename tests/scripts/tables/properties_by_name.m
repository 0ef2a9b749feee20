% SPDX-License-Identifier: Apache-2.0
% The lists of a table's properties go by names of variables and rows.
T = table([1; 2], [3; 4], {'a'; 'b'}, 'VariableNames', {'x', 'y', 'z'}, 'RowNames', {'r1', 'r2'});
T.Properties.VariableUnits{'y'} = 'm';
fprintf('<%s>', T.Properties.VariableUnits{:}); fprintf('\n');
T.Properties.VariableUnits{3} = 'kg';
fprintf('%s ', T.Properties.VariableUnits{'z'}, T.Properties.VariableUnits{"y"}); fprintf('\n');
T.Properties.VariableNames{'x'} = 'w';
fprintf('%s ', T.Properties.VariableNames{:}); fprintf('%d ', T.w); fprintf('\n');
T.Properties.RowNames{'r2'} = 'last';
fprintf('%s ', T.Properties.RowNames{:}); fprintf('\n');
T.Properties.VariableDescriptions{'z'} = 'a text';
fprintf('<%s>', T.Properties.VariableDescriptions{:}); fprintf('\n');
n = 'w';
fprintf('%s\n', T.Properties.VariableNames{n});
T.Properties.VariableUnits = {};
fprintf('%d\n', isempty(T.Properties.VariableUnits));
c = {1, 2, 3};
fprintf('%d\n', c{char(2)});
try, T.Properties.VariableUnits{'none'} = 'm'; catch e, fprintf('%s | %s\n', e.identifier, e.message); end
try, T.Properties.VariableNames{'none'}, catch e, fprintf('%s | %s\n', e.identifier, e.message); end
