% SPDX-License-Identifier: Apache-2.0
function y = year(date, format)
% The year of date numbers or texts.
% Example: y = year(datenum(2020, 5, 17))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, format = ''; end
v = dateVectors('year', date, format);
y = reshape(v.parts(:, 1), v.size);
end
