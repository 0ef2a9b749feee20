% SPDX-License-Identifier: Apache-2.0
function writetimetable(T, varargin)
% A timetable to a file, its times as the first column; options as writetable's.
% Example: f = [tempname '.csv']; writetimetable(timetable(seconds([1; 2]), [5; 6]), f); disp(fileread(f)), delete(f)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
writetable(T, varargin{:});
end
