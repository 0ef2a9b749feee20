% SPDX-License-Identifier: Apache-2.0
function data = h5read(file, at, start, count, stride)
% Data of a dataset of an HDF5 file: h5read(file, '/group/name'), or the part of count elements in each dimension from
% start on, Inf for all, each stride-th. Fixed texts are a cell, variable ones strings, compounds a struct.
% Example: f = [tempname '.h5']; h5create(f, '/a', [2 3]); h5write(f, '/a', [1 2 3; 4 5 6]); h5read(f, '/a'), delete(f)
if nargin < 2 || nargin == 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[file, at] = h5Checked('h5read', file, at);
if nargin < 3, start = []; count = []; end
if nargin < 5, stride = ones(1, numel(start)); end
if ~h5Has(file, at), error('MATLAB:imagesci:h5read:datasetNotFound', 'Unable to find object ''%s''.', at); end
data = h5Value(file, at, '', start, count, stride);
end
