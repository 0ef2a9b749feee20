% SPDX-License-Identifier: Apache-2.0
function h5writeatt(file, at, name, value, varargin)
% Writes an attribute of a group or dataset of an HDF5 file: numbers, text or strings.
% Example: f = [tempname '.h5']; h5create(f, '/a', 1); h5writeatt(f, '/a', 'n', [1 2]); h5readatt(f, '/a', 'n'), delete(f)
if nargin < 4, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[file, at] = h5Checked('h5writeatt', file, at);
if islogical(value) || ~(isnumeric(value) || ischar(value) || isstring(value) || iscellstr(value)) || (isnumeric(value) && ~isreal(value))
    error('MATLAB:imagesci:h5writeatt:unsupportedDatatype', 'Attributes of class ''%s'' cannot be written.', class(value));
end
h5StoreAttribute(file, at, char(name), value);
end
