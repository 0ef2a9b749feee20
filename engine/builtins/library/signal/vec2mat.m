% SPDX-License-Identifier: Apache-2.0
function [M, added] = vec2mat(v, columns, padding)
% The elements of v row by row in a matrix of so many columns; what the last row lacks is 0, or taken from padding. added: how many that is.
% Example: M = vec2mat(1:5, 3)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
v = reshape(v, 1, []);
rows = ceil(numel(v)/columns);
added = rows*columns - numel(v);
more = zeros(1, added);
if nargin > 2 && added > 0
    padding = reshape(padding, 1, []);
    padding(end + 1:added) = padding(end);
    more = padding(1:added);
end
M = reshape([v, more], columns, rows).';
end
