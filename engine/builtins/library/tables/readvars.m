% SPDX-License-Identifier: Apache-2.0
function varargout = readvars(file, varargin)
% The variables of a delimited text file or a sheet of a workbook, one output each; options as readtable has them.
% Example: f = [tempname '.csv']; writetable(table([1; 2], {'a'; 'b'}), f); [n, t] = readvars(f), delete(f)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
T = readtable(file, varargin{:});
if nargout > width(T)
    error('MATLAB:textio:readvars:TooManyOutputs', 'The file has %d variables, fewer than the number of outputs.', width(T));
end
varargout = cell(1, max(nargout, 1));
for k = 1:numel(varargout), varargout{k} = T.(k); end
end
