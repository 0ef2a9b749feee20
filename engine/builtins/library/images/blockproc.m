% SPDX-License-Identifier: Apache-2.0
function y = blockproc(x, long, f, varargin)
% A function of each m-by-n block, a structure with the fields data, border, blockSize, imageSize and location. Options BorderSize, TrimBorder (true),
% PadPartialBlocks (false), PadMethod (0, 'replicate', 'symmetric').
% Example: y = blockproc(magic(4), [2 2], @(b) mean(b.data(:)))
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
o = struct('BorderSize', [0 0], 'TrimBorder', true, 'PadPartialBlocks', false, 'PadMethod', 0, 'UseParallel', false, 'DisplayWaitbar', false);
for k = 1:2:numel(varargin) - 1
    o.(validatestring(varargin{k}, fieldnames(o), 'blockproc')) = varargin{k + 1};
end
long = double(long);
border = double(o.BorderSize);
sizes = [size(x, 1), size(x, 2)];
count = ceil(sizes./long);
rest = [0 0];
if o.PadPartialBlocks, rest = count.*long - sizes; end
p = padImage(x, border, border + rest, o.PadMethod);
sizes = sizes + rest;
parts = cell(count);
for i = 1:count(1)
    for j = 1:count(2)
        first = ([i, j] - 1).*long + 1;
        last = min(first + long - 1, sizes);
        b = struct('border', border, 'blockSize', last - first + 1, 'data', p(first(1):last(1) + 2*border(1), first(2):last(2) + 2*border(2), :), ...
            'imageSize', size(x), 'location', first);
        v = f(b);
        if o.TrimBorder && any(border), v = v(1 + border(1):end - border(1), 1 + border(2):end - border(2), :); end
        parts{i, j} = v;
    end
end
rows = cell(count(1), 1);
for i = 1:count(1)
    rows{i} = cat(2, parts{i, :});
end
y = cat(1, rows{:});
end
