% SPDX-License-Identifier: Apache-2.0
function data = hdf5read(file, at, varargin)
% The old name of h5read and h5readatt: hdf5read(file, dataset), or hdf5read(file, '/place/attribute') of an attribute.
% Example: f = [tempname '.h5']; h5create(f, '/a', 2); h5write(f, '/a', [5; 6]); hdf5read(f, '/a'), delete(f)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[file, at] = h5Checked('hdf5read', file, at);
if h5Has(file, at)
    data = h5Value(file, at, '', [], [], []);
else
    place = regexprep(at, '/[^/]*$', '');
    if isempty(place), place = '/'; end
    data = h5Value(file, place, regexprep(at, '.*/', ''), [], [], []);
end
end
