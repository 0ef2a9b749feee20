% SPDX-License-Identifier: Apache-2.0
function [Z, format, labelled] = labelledData(X, given, name)
% The data as a dlarray without labels, with dimensions in the order of their labels.
labelled = isdlarray(X) && ~isempty(dims(X));
if ~labelled
    if isempty(given)
        error(['deep:dlarray:' name ':MissingDataFormat'], 'The data must be a formatted dlarray, or ''DataFormat'' must be given.')
    end
    X = dlarray(X, given);
end
format = dims(X);
Z = stripdims(X);
end
