% SPDX-License-Identifier: Apache-2.0
function varargout = tableReduced(name, T, args)
% sum, mean and their like of a table: each variable's, as a table of one row, or of each row as a table of one variable.
how = @(varargin) builtin(name, varargin{:});
s = objectState(T);
flags = cellfun(@(a) ischar(a) || isstring(a), args);
numbers = args(~flags);
words = args(flags);
dim = 1;
if ~isempty(numbers) && ~isempty(numbers{end}), dim = numbers{end}; end
lead = {};
if any(strcmp(name, {'min', 'max'})), lead = {[]}; elseif any(strcmp(name, {'std', 'var'})), lead = {0}; end
if numel(numbers) > 1 && ~isempty(lead), lead = numbers(1); end
if strcmp(name, 'range'), how = @(v, d) max(v, [], d) - min(v, [], d); lead = {}; end
if isequal(dim, 2)
    v = how(joinedData(s, (1:s.rows)', 1:numel(s.vars)), lead{:}, 2, words{:});
    s = chosenVariables(s, []);
    s = withVariables(s, {name}, {v});
else
    for j = 1:numel(s.vars)
        try
            s.vars{j} = how(s.vars{j}, lead{:}, 1, words{:});
        catch failure
            error('MATLAB:table:math:FunFailed', 'Unable to apply function ''%s'' to the table variable ''%s'': %s', name, s.names{j}, failure.message);
        end
    end
    s.rows = 1;
    s.rowNames = {};
    s.timed = false;
    s.times = [];
    s.dims = {'Row', 'Variables'};
end
varargout = {makeTable(s, T)};
end
