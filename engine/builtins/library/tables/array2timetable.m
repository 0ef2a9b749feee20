% SPDX-License-Identifier: Apache-2.0
function T = array2timetable(A, varargin)
% The columns of a matrix as the variables of a timetable; RowTimes, TimeStep or SampleRate, StartTime, VariableNames.
% Example: array2timetable([5; 6], 'RowTimes', seconds([1; 2]))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
n = size(A, 2);
vars = arrayfun(@(k) A(:, k), 1:n, 'UniformOutput', false);
names = arrayfun(@(k) sprintf('Var%d', k), 1:n, 'UniformOutput', false);
T = makeTable(tableArguments([vars varargin], [names repmat({''}, 1, numel(varargin))], true));
end
