% SPDX-License-Identifier: Apache-2.0
function [n, name] = month(date, format)
% The month of date numbers or texts, as a number and by three letters.
% Example: [n, name] = month(datenum(2020, 5, 17))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, format = ''; end
v = dateVectors('month', date, format);
n = reshape(v.parts(:, 2), v.size);
names = ['Jan'; 'Feb'; 'Mar'; 'Apr'; 'May'; 'Jun'; 'Jul'; 'Aug'; 'Sep'; 'Oct'; 'Nov'; 'Dec'];
name = names(n(:), :);
end
