% SPDX-License-Identifier: Apache-2.0
function B = lag(TT, n)
% The variables of a regular timetable one time step later, or n steps or a duration (negative: earlier); missing values where nothing is known.
% Example: lag(timetable(hours((1:3)'), [5; 6; 7]))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~istimetable(TT), error('MATLAB:timetable:lag:NotTimetable', 'The first input of lag must be a timetable.'); end
[regular, step] = isregular(TT);
if ~regular && size(TT, 1) > 1, error('MATLAB:timetable:lag:IrregularTimes', 'The timetable must be regular with respect to time.'); end
if nargin < 2, n = 1; end
if isduration(n), n = n/step; end
if ~isnumeric(n) || ~isscalar(n) || ~(abs(n - round(n)) < 1e-9)
    error('MATLAB:timetable:lag:InvalidLag', 'The lag must be an integer, or a duration that is a multiple of the time step.');
end
n = round(n);
s = objectState(TT);
m = s.rows;
to = max(1, 1 + n):min(m, m + n);
for k = 1:numel(s.vars)
    v = s.vars{k};
    w = defaultRows(v, m, true);
    w(to, :) = v(to - n, :);
    s.vars{k} = w;
end
B = makeTable(s, TT);
end
