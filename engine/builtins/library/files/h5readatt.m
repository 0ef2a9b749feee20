% SPDX-License-Identifier: Apache-2.0
function value = h5readatt(file, at, name)
% An attribute of a group or dataset of an HDF5 file: h5readatt(file, '/group', name).
% Example: f = [tempname '.h5']; h5create(f, '/a', 1); h5writeatt(f, '/a', 'unit', 'm'); h5readatt(f, '/a', 'unit'), delete(f)
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[file, at] = h5Checked('h5readatt', file, at);
value = h5Value(file, at, char(name), [], [], []);
end
