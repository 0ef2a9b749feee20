% SPDX-License-Identifier: Apache-2.0
function [x, y, z, c, rest] = gridArguments(rest)
% (Z), (Z,C), (X,Y,Z), (X,Y,Z,C), then names and values; x and y come as grids, c as z when not given.
count = 0;
while count < numel(rest) && isnumeric(rest{count + 1}), count = count + 1; end
if count == 0, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if count > 4, error('MATLAB:maxrhs', 'Too many input arguments.'); end
if count > 2
    x = rest{1};
    y = rest{2};
    z = rest{3};
else
    z = rest{1};
    x = 1:size(z, 2);
    y = 1:size(z, 1);
end
c = z;
if count == 2 || count == 4, c = rest{count}; end
if isvector(x) && isvector(y), [x, y] = meshgrid(x, y); end
if ~isequal(size(x), size(y), size(z), size(c))
    error('MATLAB:surf:DataDimensions', 'Data dimensions must agree.');
end
rest = rest(count + 1:end);
end
