% SPDX-License-Identifier: Apache-2.0
function tf = sameTables(how, varargin)
% Tables of the same variables, names and rows, which isequal or isequaln compares.
tf = true;
a = varargin{1};
for k = 2:numel(varargin)
    b = varargin{k};
    tf = tf && strcmp(class(a), class(b));
    if tf
        s = objectState(a);
        t = objectState(b);
        tf = isequal(s.names, t.names) && s.rows == t.rows && isequal(s.rowNames(:), t.rowNames(:)) && isequaln(s.times, t.times);
        for j = 1:numel(s.names), tf = tf && how(s.vars{j}, t.vars{j}); end
    end
end
end
