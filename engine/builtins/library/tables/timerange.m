% SPDX-License-Identifier: Apache-2.0
function r = timerange(from, to, kind)
% A subscript of the rows of a timetable from one time up to (but not) another: 'closed', 'open', 'openright', 'openleft'.
% Example: T = timetable(seconds((1:5)'), (1:5)'); T(timerange(seconds(2), seconds(4)), :)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3, kind = 'openright'; end
if ischar(from) || isstring(from), from = datetime(from); end
if ischar(to) || isstring(to), to = datetime(to); end
kind = validatestring(kind, {'openright', 'openleft', 'open', 'closed', 'closedleft', 'closedright'}, 'timerange');
r = makeObject('timerange', struct('First', from, 'Last', to, 'Kind', kind), [], struct('isempty', @(r) false));
end
