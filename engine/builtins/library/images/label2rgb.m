% SPDX-License-Identifier: Apache-2.0
function rgb = label2rgb(labels, map, zeroColour, order)
% Colour image (uint8) of a label matrix: label2rgb(L, map, zeroColour, order), the map ('jet') a matrix, a name or a function, 0 white.
% The order is 'noshuffle' or 'shuffle', which mixes the colours, each time in the same way.
% Example: rgb = label2rgb([0 1 2], [1 0 0; 0 0 1]);
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if isstruct(labels), labels = labelmatrix(labels); end
if nargin < 2 || isempty(map), map = 'jet'; end
if nargin < 3 || isempty(zeroColour), zeroColour = [1 1 1]; end
if nargin < 4, order = 'noshuffle'; end
order = validatestring(order, {'noshuffle', 'shuffle'}, 'label2rgb', 'ORDER', 4);
n = double(max([1; labels(:)]));
if isa(map, 'function_handle')
    map = map(n);
elseif isText(map)
    map = feval(char(map), n);
end
if size(map, 1) < n, error('images:label2rgb:mapTooSmall', 'The number of rows in MAP must be at least the number of labels.'); end
if strcmp(order, 'shuffle')
    [~, mixed] = sort(rand(RandStream('mt19937ar', 'Seed', 0), 1, n));
    map = map(mixed, :);
end
if isText(zeroColour)
    colours = struct('w', [1 1 1], 'k', [0 0 0], 'r', [1 0 0], 'g', [0 1 0], 'b', [0 0 1], 'y', [1 1 0], 'm', [1 0 1], 'c', [0 1 1]);
    zeroColour = colours.(char(zeroColour));
end
rgb = im2uint8(ind2rgb(double(labels) + 1, [zeroColour; map]));
end
