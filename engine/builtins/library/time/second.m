% SPDX-License-Identifier: Apache-2.0
function s = second(date, format)
% The seconds of date numbers or texts.
% Example: s = second(datenum(2020, 5, 17, 13, 45, 10))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, format = ''; end
v = dateVectors('second', date, format);
s = reshape(v.parts(:, 6), v.size);
end
