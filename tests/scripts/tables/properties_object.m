% SPDX-License-Identifier: Apache-2.0
% T.Properties shows itself as MATLAB's object does, and is changed and given back.
T = table([1;2], {'a';'b'}, 'VariableNames', {'n', 's'});
T.Properties
P = T.Properties;
P.Description = 'measured';
T.Properties = P;
disp(T.Properties.Description)
T.Properties.VariableUnits = {'m', ''};
T = addprop(T, 'Source', 'table');
T.Properties.CustomProperties.Source = 'file';
T.Properties
class(T.Properties)
try, P.Colour = 1; catch e, disp(e.message), end
try, T.Properties.Colour = 1; catch e, disp(e.message), end
TT = timetable(hours(1:3)', [1;2;3]);
TT.Properties.TimeStep
TT.Properties
