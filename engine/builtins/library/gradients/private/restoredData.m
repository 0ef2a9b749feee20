% SPDX-License-Identifier: Apache-2.0
function Y = restoredData(Z, format, labelled, given)
% The result with the labels of the data; without labels in the order of 'DataFormat'.
Y = dlarray(Z, format);
if ~labelled
    order = given(ismember(given, dims(Y)));
    if numel(order) == numel(dims(Y))
        Y = stripdims(Y, order);
    else
        Y = stripdims(Y);
    end
end
end
