% SPDX-License-Identifier: Apache-2.0
function m = minute(date, format)
% The minute of date numbers or texts.
% Example: m = minute(datenum(2020, 5, 17, 13, 45, 10))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, format = ''; end
v = dateVectors('minute', date, format);
m = reshape(v.parts(:, 5), v.size);
end
