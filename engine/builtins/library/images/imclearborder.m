% SPDX-License-Identifier: Apache-2.0
function y = imclearborder(x, conn)
% Removes what is connected to the border of the image.
% Example: y = imclearborder(logical([1 0 0; 0 0 0; 0 0 0]))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, conn = []; end
validateattributes(x, {'numeric', 'logical'}, {'real', 'nonsparse'}, 'imclearborder', 'IM', 1);
marker = x;
at = cell(1, ndims(x));
for d = 1:ndims(x)
    at{d} = 2:size(x, d) - 1;
end
marker(at{:}) = cast(-Inf, 'like', double(x(1:0))) > 0;
if ~islogical(x), marker(at{:}) = lowest(class(x)); end
y = imreconstruct(marker, x, conn);
if islogical(x), y = x & ~y; else, y = x - y; end
end

function v = lowest(kind)
if any(strcmp(kind, {'double', 'single'})), v = -Inf; else, v = intmin(kind); end
end
