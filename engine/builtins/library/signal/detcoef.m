% SPDX-License-Identifier: Apache-2.0
function varargout = detcoef(c, l, n, kind)
% The detail of level n (the last one) in what wavedec gave; a vector of levels, or 'cells', gives them one by one or in a cell.
% Example: [c, l] = wavedec(1:8, 2, 'haar'); d = detcoef(c, l, 1)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
last = numel(l) - 2;
if nargin < 3, n = last; end
cells = nargin > 3;
if ischar(n) || isstring(n), n = 1:last; cells = true; end
if any(n < 1 | n > last | n ~= fix(n)), error('Wavelet:detcoef:InvalidLevel', 'The levels must be integers from 1 to %d.', last); end
ends = cumsum(l(:));
d = cell(1, numel(n));
for k = 1:numel(n)
    i = last - n(k) + 1;
    d{k} = c(ends(i) + 1:ends(i + 1));
end
if cells, varargout = {d}; else, varargout = d; end
end
