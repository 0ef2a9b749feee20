% SPDX-License-Identifier: Apache-2.0
function [Z, T, observations, format, labelled] = lossOperands(Y, targets, given, name)
% Predictions and targets without labels in one order of dimensions, and the number of observations.
[Z, format, labelled] = labelledData(Y, given, name);
if isdlarray(targets) && ~isempty(dims(targets))
    T = stripdims(targets);
elseif labelled
    T = stripped(targets);
else
    T = stripdims(dlarray(targets, given));
end
if ~isequal(size(Z), size(T))
    error(['deep:dlarray:' name ':SizeMismatch'], 'Predictions and targets must be of the same size.')
end
observations = 1;
if any(format == 'B')
    observations = size(Z, find(format == 'B'));
end
end
