% SPDX-License-Identifier: Apache-2.0
function h = hour(date, format)
% The hour of date numbers or texts.
% Example: h = hour(datenum(2020, 5, 17, 13, 45, 10))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, format = ''; end
v = dateVectors('hour', date, format);
h = reshape(v.parts(:, 4), v.size);
end
