% SPDX-License-Identifier: Apache-2.0
function [T, gone] = withoutMissing(T, varargin)
% rmmissing of a table: rows (1) or variables (2) with missing values; MinNumMissing, DataVariables.
s = objectState(T);
dim = 1;
if ~isempty(varargin) && isnumeric(varargin{1}), dim = varargin{1}; varargin(1) = []; end
least = 1;
j = 1:numel(s.vars);
for k = 1:2:numel(varargin) - 1
    switch validatestring(varargin{k}, {'MinNumMissing', 'DataVariables'}, 'rmmissing')
        case 'MinNumMissing', least = varargin{k + 1};
        case 'DataVariables', j = tableVariables(s, varargin{k + 1});
    end
end
m = missingTable(T);
m(:, setdiff(1:numel(s.vars), j)) = false;
if dim == 1
    gone = sum(m, 2) >= least;
    if s.timed, gone = gone | ismissing(s.times); end
    s = chosenRows(s, find(~gone));
else
    gone = sum(m, 1) >= least;
    s = chosenVariables(s, find(~gone));
end
T = makeTable(s, T);
end
