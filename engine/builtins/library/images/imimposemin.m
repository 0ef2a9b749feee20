% SPDX-License-Identifier: Apache-2.0
function y = imimposemin(x, bw, conn)
% The image with regional minima where bw is true, and only there.
% Example: y = imimposemin([5 3 5 2 5], logical([0 0 0 1 0]))
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3, conn = []; end
bw = bw ~= 0;
d = double(x);
low = lowest(class(x));
marker = Inf(size(x));
marker(bw) = low;
if isfloat(x)
    range = double(max(x(:)) - min(x(:)));
    h = 0.1;
    if range ~= 0, h = range*0.001; end
else
    h = 1;
end
g = min(d + h, marker);
y = -imreconstruct(-marker, -g, conn);
y = cast(y, class(x));
end

function v = lowest(kind)
if any(strcmp(kind, {'double', 'single'})), v = -Inf; else, v = double(intmin(kind)); end
end
