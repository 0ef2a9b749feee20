% SPDX-License-Identifier: Apache-2.0
function d = caldiff(t)
% The calendar durations between neighbours of a vector of points in time.
% Example: caldiff([datetime(2024, 1, 1), datetime(2024, 2, 5)])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isa(t, 'datetime')
    error('MATLAB:UndefinedFunction', 'Undefined function ''caldiff'' for input arguments of type ''%s''.', class(t));
end
n = numel(t);
d = between(t(1:n - 1), t(2:n));
end
