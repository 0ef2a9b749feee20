% SPDX-License-Identifier: Apache-2.0
function T = readtimetable(file, varargin)
% A delimited text file or a sheet of a workbook as a timetable: the first column of times, or RowTimes (a name), tells the times. Options as readtable's.
% Example: f = [tempname '.csv']; writelines(["t,x"; "2024-01-01,5"; "2024-01-02,7"], f); readtimetable(f), delete(f)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
args = varargin;
row = '';
at = find(cellfun(@(a) (ischar(a) || isstring(a)) && isscalar(string(a)) && strcmpi(a, 'RowTimes'), args), 1);
if ~isempty(at), row = args{at + 1}; args(at:at + 1) = []; end
T = readtable(file, args{:});
if isempty(row), T = table2timetable(T); else, T = table2timetable(T, 'RowTimes', row); end
end
