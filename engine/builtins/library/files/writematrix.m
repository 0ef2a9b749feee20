% SPDX-License-Identifier: Apache-2.0
function writematrix(A, filename, varargin)
% Writes a matrix to a delimited text file, 15 significant digits. Options Delimiter, WriteMode
% ('overwrite' or 'append'), QuoteStrings.
if nargin < 2
    filename = 'matrix.txt';
end
if isstring(A)
    writecell(cellstr(A), filename, varargin{:});
    return
end
writecell(A, filename, varargin{:});
end
