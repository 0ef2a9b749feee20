% SPDX-License-Identifier: Apache-2.0
function c = calendar(varargin)
% Month as a 6-by-7 matrix of days, weeks from Sunday; shown when no output is asked for.
if nargin > 2
    error('MATLAB:TooManyInputs', 'Too many input arguments.');
end
if nargin == 0
    v = datevec(now);
elseif nargin == 1
    v = datevec(varargin{1});
else
    v = [varargin{1}, varargin{2}, 1];
end
first = datenum(v(1), v(2), 1);
days = zeros(7, 6);
start = weekday(first);
days(start - 1 + (1:eomday(v(1), v(2)))) = 1:eomday(v(1), v(2));
if nargout > 0
    c = days';
    return
end
title = datestr(first, 'mmm yyyy');
fprintf('%s%s\n', blanks(20), title);
fprintf('%6s', 'S', 'M', 'Tu', 'W', 'Th', 'F', 'S');
fprintf('\n');
for k = 1:6
    fprintf('%6d', days(:, k));
    fprintf('\n');
end
end
