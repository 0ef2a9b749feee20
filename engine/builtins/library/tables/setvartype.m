% SPDX-License-Identifier: Apache-2.0
function opts = setvartype(opts, vars, type)
% Import options with another class of variables, all or those named.
% Example: f = [tempname '.csv']; writetable(table([1; 2]), f); o = setvartype(detectImportOptions(f), 'Var1', 'string'); class(readtable(f, o).Var1), delete(f)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3, type = vars; k = 1:numel(opts.VariableNames); else, k = importVariables(opts, vars); end
types = opts.VariableTypes;
types(k) = cellstr(type);
opts.VariableTypes = types;
end
