% SPDX-License-Identifier: Apache-2.0
function labels = groupLabels(T, group)
% A text for each row of a table: its group by a variable, or by several with colons between; '' where one is missing.
parts = strtrim(strsplit(group, ':'));
labels = {};
for k = 1:numel(parts)
    if ~any(strcmp(T.Properties.VariableNames, parts{k}))
        error('stats:classreg:regr:LinearFormula:UnknownVar', 'Unrecognized variable name ''%s'' in the formula.', parts{k});
    end
    v = T.(parts{k});
    if isnumeric(v) || islogical(v)
        t = compose('%.10g', double(v(:)));
        t(isnan(double(v))) = {''};
    else
        t = cellstr(v);
        t(strcmp(t, '<undefined>')) = {''};
    end
    if k == 1, labels = t(:); else, none = cellfun(@isempty, labels) | cellfun(@isempty, t(:)); labels = strcat(labels, ':', t(:)); labels(none) = {''}; end
end
end
