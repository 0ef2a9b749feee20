% SPDX-License-Identifier: Apache-2.0
function d = day(date, format)
% The day of the month of date numbers or texts.
% Example: d = day(datenum(2020, 5, 17))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, format = ''; end
v = dateVectors('day', date, format);
d = reshape(v.parts(:, 3), v.size);
end
