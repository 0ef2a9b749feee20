% SPDX-License-Identifier: Apache-2.0
function y = medfilt1(x, n, varargin)
% Median of n (3) neighbours along a dimension, zeros beyond the ends: medfilt1(x, n, blksz, dim).
% 'truncate' takes shorter windows at the ends; 'omitnan' leaves NaN out.
% Example: y = medfilt1([1 9 2 3 8])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2 || isempty(n), n = 3; end
if ~(isnumeric(n) && isscalar(n) && n >= 1 && n == round(n))
    error('signal:medfilt1:InvalidOrder', 'The order must be a positive integer.');
end
words = varargin(cellfun(@(v) ischar(v) || isstring(v), varargin));
rest = varargin(cellfun(@isnumeric, varargin));
dim = [];
if numel(rest) > 1, dim = rest{2}; end
for j = 1:numel(words)
    if ~any(strcmpi(words{j}, {'truncate', 'zeropad', 'omitnan', 'includenan'}))
        error('signal:medfilt1:InvalidOption', 'Unknown option ''%s''.', char(words{j}));
    end
end
[x, restore] = signalColumns('medfilt1', x, dim);
flag = 'includenan';
if any(strcmpi('omitnan', words)), flag = 'omitnan'; end
back = floor(n/2);
rows = size(x, 1);
y = x;
if any(strcmpi('truncate', words))
    for k = 1:rows
        y(k, :) = median(x(max(1, k - back):min(rows, k - back + n - 1), :), 1, flag);
    end
else
    padded = [zeros(back, size(x, 2), 'like', x); x; zeros(n - 1 - back, size(x, 2), 'like', x)];
    at = (0:n - 1)' + (1:rows);
    for c = 1:size(x, 2)
        part = padded(:, c);
        y(:, c) = median(reshape(part(at), n, rows), 1, flag).';
    end
end
y = restore(y);
end
