% SPDX-License-Identifier: Apache-2.0
function y = dyaddown(x, kind, type)
% Every second element: those of even places (kind 0, the default) or odd ones; of a matrix, columns unless type 'r' or 'm' (both) is given.
% Example: y = dyaddown(1:6)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2 || isempty(kind), kind = 0; end
if ischar(kind) || isstring(kind), t = kind; if nargin > 2, kind = type; else, kind = 0; end, type = t; elseif nargin < 3, type = 'c'; end
first = 2 - mod(kind, 2);
if isvector(x), y = x(first:2:end); return, end
y = x;
if any(strcmpi(type, {'r', 'm'})), y = y(first:2:end, :); end
if any(strcmpi(type, {'c', 'm'})), y = y(:, first:2:end); end
end
