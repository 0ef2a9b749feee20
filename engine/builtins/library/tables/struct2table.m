% SPDX-License-Identifier: Apache-2.0
function T = struct2table(S, varargin)
% The fields of a struct as the variables of a table: those of an array have a row each, of one struct they are the columns; 'AsArray', true makes one row of it.
% Example: struct2table(struct('Id', {1; 2}, 'Name', {'Li'; 'Diaz'}))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isstruct(S), error('MATLAB:table:struct2table:NonScalarStruct', 'S must be a scalar structure, or a structure array with one column or one row.'); end
asArray = ~isscalar(S);
for k = 1:2:numel(varargin) - 1
    if strcmpi(varargin{k}, 'AsArray'), asArray = asArray || varargin{k + 1}; end
end
names = fieldnames(S)';
if asArray
    vars = cellfun(@(n) joinedColumn(reshape({S.(n)}, [], 1)), names, 'UniformOutput', false);
    rows = numel(S);
else
    vars = struct2cell(S)';
    rows = 0;
    if ~isempty(vars), rows = size(vars{1}, 1); end
    if any(cellfun(@(v) size(v, 1), vars) ~= rows)
        error('MATLAB:table:struct2table:UnequalFieldLengths', 'Fields in a scalar structure must have the same number of rows, or use ''AsArray'' to create a table with one row.');
    end
end
T = convertedTable(vars, names, rows, varargin);
end
