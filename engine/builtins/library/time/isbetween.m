% SPDX-License-Identifier: Apache-2.0
function tf = isbetween(A, lower, upper, varargin)
% True for the elements of an array of numbers, times or texts, or of a table's variables, within bounds: isbetween(A, lower, upper), isbetween(A, lower, upper, intervalType),
% where the type of the interval is 'closed' (the default), 'open', 'openleft' (or 'closedright') or 'openright' (or 'closedleft'). Options of tables:
% DataVariables, and OutputFormat, 'logical' or 'tabular'.
% Example: isbetween([1 2 3 4], 2, 4, 'openright')
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
kinds = {'closed', 'open', 'openleft', 'openright', 'closedleft', 'closedright'};
kind = 'closed';
if mod(numel(varargin), 2) == 1
    kind = validatestring(varargin{1}, kinds, 'isbetween', 'intervalType');
    varargin(1) = [];
end
o = struct('DataVariables', [], 'OutputFormat', 'logical');
for k = 1:2:numel(varargin), o.(validatestring(varargin{k}, fieldnames(o), 'isbetween')) = varargin{k + 1}; end
if istabular(A), tf = ofTable(A, lower, upper, kind, o); else, tf = within(A, lower, upper, kind); end
end

function tf = within(A, lower, upper, kind)
if any(strcmp(kind, {'open', 'openleft', 'closedright'})), tf = A > lower; else, tf = A >= lower; end
if any(strcmp(kind, {'open', 'openright', 'closedleft'})), tf = tf & A < upper; else, tf = tf & A <= upper; end
end

function tf = ofTable(T, lower, upper, kind, o)
names = T.Properties.VariableNames;
chosen = names;
if ~isempty(o.DataVariables)
    part = T(:, o.DataVariables);
    chosen = part.Properties.VariableNames;
end
columns = cell(1, numel(names));
for k = 1:numel(names)
    v = T.(names{k});
    columns{k} = false(size(v));
    if ismember(names{k}, chosen), columns{k} = within(v, boundOf(lower, names{k}), boundOf(upper, names{k}), kind); end
end
tf = [columns{:}];
if strcmp(validatestring(o.OutputFormat, {'logical', 'tabular'}, 'isbetween'), 'logical'), return, end
tf = T;
for k = 1:numel(names), tf.(names{k}) = columns{k}; end
tf = tf(:, chosen);
end

function b = boundOf(b, name)
if istabular(b), b = b.(name); end
end
