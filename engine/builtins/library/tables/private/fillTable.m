% SPDX-License-Identifier: Apache-2.0
function T = fillTable(T, method, varargin)
% fillmissing of each variable of a table, at the times of its rows; DataVariables; a constant for all, or one in a cell for each. 'ReplaceValues', false puts what is filled behind the variables.
s = objectState(T);
j = 1:numel(s.vars);
constants = {};
[replace, args] = replaceOption(varargin);
old = s.vars;
if strcmpi(method, 'constant')
    constants = args{1};
    args(1) = [];
    if ~iscell(constants), constants = num2cell(constants); end
end
for k = 1:2:numel(args) - 1
    if strcmpi(args{k}, 'DataVariables'), j = tableVariables(s, args{k + 1}); args(k:k + 1) = []; break, end
end
if s.timed && ~any(cellfun(@(a) (ischar(a) || isstring(a)) && strcmpi(a, 'SamplePoints'), args)), args = [args {'SamplePoints', s.times}]; end
if isscalar(constants), constants = repmat(constants, 1, numel(j)); end
for k = 1:numel(j)
    v = s.vars{j(k)};
    m = missingRows(v);
    if ~any(m), continue, end
    if strcmpi(method, 'constant')
        c = constants{k};
        if ischar(c) && iscell(v), c = {c}; end
        if (ischar(c) || isstring(c) || iscell(c)) && isnumeric(v), continue, end
        v(m, :) = c;
    elseif isfloat(v)
        v = fillmissing(v, method, args{:});
    else
        good = find(~m);
        for i = find(m)'
            before = good(good < i);
            after = good(good > i);
            switch lower(char(method))
                case 'previous', at = before(max(end, 1):end);
                case 'next', at = after(1:min(1, end));
                otherwise
                    if isempty(before), at = after(1:min(1, end)); elseif isempty(after) || i - before(end) < after(1) - i, at = before(end); else, at = after(1); end
            end
            if ~isempty(at), v(i, :) = v(at, :); end
        end
    end
    s.vars{j(k)} = v;
end
if ~replace
    made = s.vars(j);
    s.vars = old;
    s = withVariables(s, strcat(s.names(j), '_filled'), made);
end
T = makeTable(s, T);
end
