% SPDX-License-Identifier: Apache-2.0
function h5write(file, at, data, start, count, stride)
% Writes data to a dataset that h5create made: h5write(file, '/group/name', data), or to the part of count elements in
% each dimension from start on; a dataset of unlimited size grows.
% Example: f = [tempname '.h5']; h5create(f, '/a', 3); h5write(f, '/a', [1 2 3]); h5read(f, '/a'), delete(f)
if nargin < 3 || nargin == 4, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[file, at] = h5Checked('h5write', file, at);
if ~h5Has(file, at), error('MATLAB:imagesci:h5write:datasetNotFound', 'The dataset ''%s'' does not exist: make it with h5create.', at); end
if islogical(data) || ~(isnumeric(data) || isstring(data) || iscellstr(data)) || (isnumeric(data) && ~isreal(data)) || issparse(data)
    error('MATLAB:imagesci:h5write:unsupportedDatatype', 'Arrays of class ''%s'' cannot be written.', class(data));
end
if nargin < 4
    s = h5Layout(file, at);
    start = []; count = []; stride = [];
    if any(isinf(s.MaxSize))
        start = ones(1, numel(s.Size));
        count = size(data, 1:max(numel(s.Size), 2));
        if isscalar(s.Size), count = numel(data); end
        stride = start;
    end
elseif nargin < 6
    stride = ones(1, numel(start));
end
h5Store(file, at, data, start, count, stride);
end
